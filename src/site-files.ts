import { BUSINESS } from './content/business.ts';
import { MANIFEST_ICONS } from './content/icons.ts';
import { HOME } from './content/site.ts';
import { STRUCTURED_DATA } from './content/structured-data.ts';

const MANIFEST = {
  name: BUSINESS.name,
  short_name: BUSINESS.name,
  description: HOME.description,
  lang: 'es',
  start_url: '/',
  display: 'browser',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...MANIFEST_ICONS.map(({ file, size, scale }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      ...(scale && { purpose: 'maskable' }),
    })),
  ],
};

/**
 * The files beside the pages, for crawlers and devices: file → text. `addresses` are the canonical links of the pages that
 * search engines may list.
 */
export function siteFiles(addresses: readonly string[]): Record<string, string> {
  return {
    'manifest.webmanifest': JSON.stringify(MANIFEST),
    'robots.txt': `User-agent: *\nDisallow:\n\nSitemap: ${BUSINESS.url}/sitemap.xml\n`,
    'sitemap.xml': sitemap(addresses),
  };
}

function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** Data for the `<head>`, as a script that never runs. No text in the data can end the element. */
export function dataBlock(data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

export const STRUCTURED_DATA_BLOCK = dataBlock(STRUCTURED_DATA);
