import { BUSINESS, COUNTRY } from './business.ts';
import { contactSample } from './sample.ts';

interface Company {
  /** NIF */
  taxId: string;
  address: {
    street: string;
    postalCode: string;
    locality: string;
    country: string;
    /** ISO 3166, for search engines. */
    countryCode: string;
  };
  /** Where a company is registered; a person in business on their own account is not, and leaves the line out. */
  registry?: string;
}

/**
 * What the law wants a company to say of itself (LSSI-CE, article 10); its name is in `business.ts`. Only the legal
 * pages and the structured data are built from it: no visitor's script holds it.
 */
export const COMPANY: Company = {
  taxId: contactSample('B00000000'),
  address: contactSample({
    street: 'Calle de Ejemplo, 1',
    postalCode: '46000',
    /** Another one than where the studio works is written in its place. */
    locality: BUSINESS.town,
    country: COUNTRY,
    countryCode: 'ES',
  }),
  registry: contactSample('Registro Mercantil de Ejemplo, tomo 0, folio 0, hoja X-00000'),
};

const { street, postalCode, locality, country } = COMPANY.address;

/** In one line, as it stands in the legal pages. */
export const COMPANY_ADDRESS = `${street}, ${postalCode} ${locality}, ${country}`;
