import business from './business.json' with { type: 'json' };

export interface Business extends Omit<typeof business, 'social'> {
  social?: readonly { label: string; url: string }[];
}

const { social = [], ...facts } = business as unknown as Business;
const location = `${facts.town}, ${facts.country}`;

/** The facts of the business. `.example` addresses and the number 600 000 000 reach nobody. */
export const BUSINESS = {
  ...facts,
  social,
  location: {
    label: location,
    mapUrl: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`,
  },
};

/** `+34 600 000 000` → `https://wa.me/34600000000` */
export const whatsAppUrl = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`;

/** `+34 600 000 000` → `tel:+34600000000` */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
