import { BUSINESS, COUNTRY } from './business.ts';
import type { Company } from './schema/facts.ts';

/**
 * The facts that the law requires of a company (LSSI-CE, article 10). Its name is in `business.ts`, and `schema/facts.ts` explains each property. Only the legal pages and
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
  registry: /* contact sample */ 'Registro Mercantil de Ejemplo, tomo 0, folio 0, hoja X-0',
  mailProvider: /* contact sample */ 'Proveedor de correo de ejemplo, S.\u00a0L., España',
  requestsDeleted: /* sample */ 'al año de tu último mensaje',
};

const { street, postalCode, locality, country } = COMPANY.address;

/** The address in one line, for the legal pages. */
export const COMPANY_ADDRESS = `${street}, ${postalCode} ${locality}, ${country}`;
