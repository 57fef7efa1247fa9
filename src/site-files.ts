import { BUSINESS } from './content/business.ts';
import { LEGAL_LINKS } from './content/legal-links.ts';
import { HOME } from './content/site.ts';
import { STRUCTURED_DATA } from './content/structured-data.ts';

/** What crawlers and devices read beside the pages (U-12): written by the build, from content alone. */

/** The pages that `static-routes.tsx` has. */
export const STATIC_PATHS = Object.values(LEGAL_LINKS).map(({ path }) => path);

/** The colours of header and page, which a manifest cannot take from `tokens.css`. */
const HEADER_COLOUR = '#ffffff';
const PAGE_COLOUR = '#f6f0e6';

const MANIFEST = {
  name: BUSINESS.name,
  short_name: BUSINESS.name,
  description: HOME.description,
  lang: 'es',
  start_url: '/',
  display: 'browser',
  theme_color: HEADER_COLOUR,
  background_color: PAGE_COLOUR,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** File → text; `addresses` are the pages that may be found, as their own canonical links name them. */
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

/** A block of data in a page, not a script that runs; no text in it can end it. */
export function dataBlock(data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

export const STRUCTURED_DATA_BLOCK = dataBlock(STRUCTURED_DATA);
