import type { Business } from './schema/facts.ts';

const TOWN = /* contact sample */ 'Valencia';
export const COUNTRY = 'España';
const LOCATION = `${TOWN}, ${COUNTRY}`;

/**
 * The facts of the business. A value with a mark is a sample: put your own in its place, and delete the mark.
 * `schema/facts.ts` explains each property. `.example` addresses and the number 600 000 000 reach nobody.
 */
export const BUSINESS: Business = {
  name: /* sample */ 'Alhelí',
  legalName: /* contact sample */ 'Razón social de ejemplo, S.\u00a0L.',
  url: /* contact sample */ 'https://www.alheli.example',
  email: /* contact sample */ 'hola@alheli.example',
  phone: /* contact sample */ '+34 600 000 000',
  whatsapp: /* contact sample */ '+34 600 000 000',
  town: TOWN,
  location: {
    label: LOCATION,
    mapUrl: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(LOCATION)}`,
  },
  social: /* contact sample */ [
    { label: 'Facebook', url: 'https://www.facebook.com/alheli.example' },
    { label: 'Instagram', url: 'https://www.instagram.com/alheli.example' },
    { label: 'Bodas.net', url: 'https://www.bodas.net/alheli.example' },
    { label: 'Pinterest', url: 'https://www.pinterest.es/alheli.example' },
  ],
};

/** `+34 600 000 000` → `tel:+34600000000` (S-FTR-4). */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
