import { contactSample, sample } from './sample.ts';

/**
 * The facts of the business. What is marked is a sample until the owner replaces it: put your own in its place and
 * take the mark away. `.example` addresses and the number 600 000 000 reach nobody.
 */
export const BUSINESS = {
  name: sample('Alhelí'),
  /** The company or person behind the name, who answers for the site and its data. */
  legalName: contactSample('Razón social de ejemplo, S.\u00a0L.'),
  /** Where the site lives, without a slash at its end: search engines and social networks need whole addresses. */
  url: contactSample('https://www.alheli.example'),
  email: contactSample('hola@alheli.example'),
  phone: contactSample('+34 600 000 000'),
  /** The number that answers on WhatsApp, with its country: often not the one above. */
  whatsapp: contactSample('+34 600 000 000'),
  location: contactSample({
    label: 'Valencia, España',
    mapUrl: 'https://www.google.com/maps/search/?api=1&query=Valencia%2C%20Espa%C3%B1a',
  }),
  /** In the order in which the footer shows them (S-FTR-1). */
  social: contactSample([
    { label: 'Facebook', url: 'https://www.facebook.com/alheli.example' },
    { label: 'Instagram', url: 'https://www.instagram.com/alheli.example' },
    { label: 'Bodas.net', url: 'https://www.bodas.net/alheli.example' },
    { label: 'Pinterest', url: 'https://www.pinterest.es/alheli.example' },
  ]),
} as const;

/** `+34 600 000 000` → `tel:+34600000000` (S-FTR-4). */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
