import { BUSINESS } from './business.ts';
import { COMPANY, LOCALITY } from './company.ts';
import { SOCIAL_PICTURE } from './icons.ts';
import { HOME } from './site.ts';
import { STUDIO } from './studio.ts';

const { name, legalName, url, email, phone, social, town } = BUSINESS;

/** Structured data about the business, for search engines: only facts that the pages state. No ratings, prices or hours. */
export const STRUCTURED_DATA = {
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
