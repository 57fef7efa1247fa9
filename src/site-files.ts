import { BUSINESS } from './content/business.ts';
import { COMPANY, LOCALITY } from './content/company.ts';
import { HOME } from './content/site.ts';
import { SOCIAL_PICTURE } from './content/social-picture.ts';
import { STUDIO } from './content/studio.ts';

/** An icon of `public/`, made by `npm run icons`. The size is in pixels. */
interface Icon {
  file: string;
  size: number;
  /** The scale of the drawing on a filled square, for devices that crop icons. */
  scale?: number;
}

export const MANIFEST_ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, scale: 0.74 },
];

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

const { name, legalName, url, email, phone, social, town } = BUSINESS;

/** Structured data about the business, for search engines: only facts that the pages state. No ratings, prices or hours. */
const STRUCTURED_DATA = {
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  name,
  legalName,
  description: HOME.description,
  url: `${url}/`,
  logo: `${url}/icon-512.png`,
  image: `${url}/${SOCIAL_PICTURE.file}`,
  email,
  telephone: phone,
  address: {
    '@type': 'PostalAddress',
    addressLocality: LOCALITY,
    addressCountry: COMPANY.address.countryCode,
  },
  areaServed: [town, ...(STUDIO.areas ?? [])],
  sameAs: social.map((link) => link.url),
};

export const STRUCTURED_DATA_BLOCK = dataBlock(STRUCTURED_DATA);
