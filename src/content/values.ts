import { EVENT_REQUEST_FIELDS, FIELD_NAMES } from '../shared/event-request.ts';
import { spanishList, uncapitalized } from '../shared/spanish-words.ts';
import type { Business } from './business.ts';
import type { Company } from './company.ts';
import { LEGAL_PAGES } from './legal/legal-paths.ts';
import type { ServiceId } from './services.ts';
import type { Studio } from './studio.ts';
import { answererOf, pricesOf, replyWithinOf } from './studio-sentences.ts';

/** The files whose facts stand in other texts. */
export interface Facts {
  business: Business;
  company: Company;
  studio: Studio;
  services: Readonly<Record<ServiceId, { label: string }>>;
}

/** The registered town, which is mostly the town where the studio works. */
export const localityOf = ({ business, company }: Pick<Facts, 'business' | 'company'>) =>
  company.address.locality ?? business.town;

/**
 * What the names in braces stand for: the build fills them in, and
 * no page loads this module. The text of a missing fact is empty.
 */
export const VALUES = {
  name: ({ business }: Facts) => business.name,
  town: ({ business }: Facts) => business.town,
  email: ({ business }: Facts) => business.email,
  legalName: ({ business }: Facts) => business.legalName,
  /** Follows «Te contesta» or «Os contesta». */
  answerer: ({ studio }: Facts) => answererOf(studio) + replyWithinOf(studio),
  whoAnswers: ({ studio }: Facts) =>
    `${answererOf(studio)}${replyWithinOf(studio)}, por correo o por teléfono`,
  priceFrom({ studio, services }: Facts) {
    const prices = Object.entries(pricesOf(studio)).map(
      ([id, price]) => `${uncapitalized(services[id as ServiceId].label)} desde ${price}`,
    );
    return prices.length > 0
      ? `Para orientarte, ${studio.priceFrom?.what}: ${spanishList(prices)}, ${studio.labels.taxes}.`
      : '';
  },
  /** Follows a sentence about the proposal. */
  proposal: ({ studio: { proposal } }: Facts) =>
    proposal
      ? `La propuesta${proposal.isFree ? ' es gratuita y' : ''} la recibes, como mucho, ${proposal.within} después de que hablemos.`
      : '',
  /** Within an answer. */
  alsoIn: ({ studio: { areas } }: Facts) => (areas ? `y en ${spanishList(areas)}` : ''),
};

/** Those that are whole sentences, or nothing. */
export const SENTENCES = ['priceFrom', 'proposal', 'complaints'];

/** Those of the legal texts. */
export const LEGAL_VALUES = {
  ...VALUES,
  phone: ({ business }: Facts) => business.phone.replace(/ /g, '\u00a0'),
  url: ({ business }: Facts) => business.url,
  taxId: ({ company }: Facts) => company.taxId,
  address({ business, company }: Facts) {
    const { street, postalCode } = company.address;
    return `${street}, ${postalCode} ${localityOf({ business, company })}, ${business.country}`;
  },
  registry: ({ company }: Facts) => company.registry ?? '',
  complaints: ({ company }: Facts) => company.complaints ?? '',
  mailProvider: ({ company }: Facts) => company.mailProvider,
  requestsDeleted: ({ company }: Facts) => company.requestsDeleted,
  /** «nombre, apellidos, email …»: the labels of all fields except the description, which has words of its own. */
  fields: () =>
    FIELD_NAMES.filter((name) => name !== 'description')
      .map((name) => EVENT_REQUEST_FIELDS[name].label.toLowerCase())
      .join(', '),
  notice: () => LEGAL_PAGES.notice,
  privacy: () => LEGAL_PAGES.privacy,
  cookies: () => LEGAL_PAGES.cookies,
};
