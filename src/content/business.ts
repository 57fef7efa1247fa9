import { contactSample, sample } from './sample.ts';

interface Link {
  label: string;
  url: string;
}

interface Business {
  name: string;
  /** The company or person behind the name, who answers for the site and its data. */
  legalName: string;
  /** Where the site lives, without a slash at its end: search engines and social networks need whole addresses. */
  url: string;
  email: string;
  /** One number, as it is read: `phoneLink` makes the one to dial of it. */
  phone: string;
  /** The number that answers on WhatsApp, with its country: often another one. */
  whatsapp: string;
  /** Where the studio works, as texts name it. */
  town: string;
  location: { label: string; mapUrl: string };
  /** In the order in which the footer shows them (S-FTR-1); without any it has no such column. */
  social: readonly Link[];
}

const TOWN = contactSample('Valencia');
export const COUNTRY = 'España';
const LOCATION = `${TOWN}, ${COUNTRY}`;

/**
 * The facts of the business. What is marked is a sample until the owner replaces it: put your own in its place and
 * take the mark away. `.example` addresses and the number 600 000 000 reach nobody.
 */
export const BUSINESS: Business = {
  name: sample('Alhelí'),
  legalName: contactSample('Razón social de ejemplo, S.\u00a0L.'),
  url: contactSample('https://www.alheli.example'),
  email: contactSample('hola@alheli.example'),
  phone: contactSample('+34 600 000 000'),
  whatsapp: contactSample('+34 600 000 000'),
  town: TOWN,
  location: {
    label: LOCATION,
    mapUrl: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(LOCATION)}`,
  },
  social: contactSample([
    { label: 'Facebook', url: 'https://www.facebook.com/alheli.example' },
    { label: 'Instagram', url: 'https://www.instagram.com/alheli.example' },
    { label: 'Bodas.net', url: 'https://www.bodas.net/alheli.example' },
    { label: 'Pinterest', url: 'https://www.pinterest.es/alheli.example' },
  ]),
};

/** `+34 600 000 000` → `tel:+34600000000` (S-FTR-4). */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
