import { phoneNumbersIn } from '../shared/phone-links.ts';
import { bindUnits } from '../shared/spanish-words.ts';
import business from './business.json' with { type: 'json' };

interface Business extends Omit<typeof business, 'social'> {
  social?: readonly { label: string; url: string }[];
}

const { social = [], ...facts } = business as unknown as Business;
const location = `${facts.town}, ${facts.country}`;

/** The facts of the business. `.example` addresses and the number 600 000 000 reach nobody. */
export const BUSINESS = {
  ...facts,
  // In ASCII, without a slash at its end.
  url: new URL(facts.url).origin,
  legalName: bindUnits(facts.legalName),
  social,
  location: {
    label: location,
    mapUrl: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`,
  },
};

/** `+34 600 000 000` → `https://wa.me/34600000000` */
export function whatsAppUrl(number: string): string {
  const [{ callUrl, whatsAppUrl: url = callUrl }] = phoneNumbersIn(number);
  return url;
}

/** `+34 600 000 000` → `tel:+34600000000` */
export function phoneLink(phone: string): string {
  return phoneNumbersIn(phone)[0].callUrl;
}
