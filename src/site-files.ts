import { BUSINESS } from './content/business.ts';
import { COMPANY, LOCALITY } from './content/company.ts';
import pictures from './content/pictures.json' with { type: 'json' };
import { HOME } from './content/site.ts';
import { STUDIO } from './content/studio.ts';

/** The logo of the structured data: a file of `public/`, made by `npm run icons`. The size is in pixels. */
export const LOGO_ICON = { file: 'icon-512.png', size: 512 };
/** The picture of links to the site in messages and social networks: also of `public/`. */
export const SOCIAL_PICTURE = {
  file: 'social.jpg',
  width: 1200,
  height: 630,
  alt: pictures.hero.alt,
};

/**
 * The files beside the pages, for crawlers: file → text. `addresses` are the canonical links of the pages that
 * search engines may list.
 */
export function siteFiles(addresses: readonly string[]): Record<string, string> {
  return {
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

/**
 * Structured data about the business, for search engines: only facts that the pages state. No ratings, prices or hours.
 */
const STRUCTURED_DATA = {
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  name,
  legalName,
  description: HOME.description,
  url: `${url}/`,
  logo: `${url}/${LOGO_ICON.file}`,
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
