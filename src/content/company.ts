import { BUSINESS, COUNTRY } from './business.ts';

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
  /**
   * Where a company is registered: 'Registro Mercantil de …, tomo …, folio …, hoja …'. Empty it is left out of the legal
   * notice: for a company that has yet to look it up, and for a person in business on their own account, who has none.
   */
  registry: string;
}

/**
 * What the law wants a company to say of itself (LSSI-CE, article 10); its name is in `business.ts`. Only the legal
 * pages and the structured data are built from it: no visitor's script holds it.
 */
export const COMPANY: Company = {
  taxId: /* contact sample */ 'B00000000',
  address: /* contact sample */ {
    street: 'Calle de Ejemplo, 1',
    postalCode: '46000',
    /** Another one than where the studio works is written in its place. */
    locality: BUSINESS.town,
    country: COUNTRY,
    countryCode: 'ES',
  },
  registry: /* sample */ '',
};

const { street, postalCode, locality, country } = COMPANY.address;

/** In one line, as it stands in the legal pages. */
export const COMPANY_ADDRESS = `${street}, ${postalCode} ${locality}, ${country}`;
