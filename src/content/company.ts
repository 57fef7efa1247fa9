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
   * The entry in the register: 'Registro Mercantil de …, tomo …, folio …, hoja …'. If it is empty, the legal notice leaves it
   * out: for a company that has yet to look it up, and for a self-employed person, who has none.
   */
  registry: string;
}

/**
 * The facts that the law requires of a company (LSSI-CE, article 10). Its name is in `business.ts`. Only the legal pages and
 * the structured data use this module: no script in the browser contains it.
 */
export const COMPANY: Company = {
  taxId: /* contact sample */ 'B00000000',
  address: /* contact sample */ {
    street: 'Calle de Ejemplo, 1',
    postalCode: '46000',
    /** Replace it if the registered town is not the town where the studio works. */
    locality: BUSINESS.town,
    country: COUNTRY,
    countryCode: 'ES',
  },
  registry: /* sample */ '',
};

const { street, postalCode, locality, country } = COMPANY.address;

/** The address in one line, for the legal pages. */
export const COMPANY_ADDRESS = `${street}, ${postalCode} ${locality}, ${country}`;
