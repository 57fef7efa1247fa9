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
   * The entry in the register, which the law requires of a company. Empty for a self-employed person: the legal notice then
   * leaves it out.
   */
  registry: string;
  /**
   * Where consumers can complain, apart from you, if you have to tell it or want to: a sentence for the legal notice, such as the
   * one about complaint forms in your region, or about the arbitration that you have joined.
   */
  complaints?: string;
  /**
   * Who keeps the mailbox that gets the requests: company and country. If it keeps mails outside the European Economic Area,
   * name its safeguards in `legal/privacy.ts`, beside Vercel's.
   */
  mailProvider: string;
  /** When you delete the requests of people who do not hire you, after «la borramos»: 'al año', 'a los seis meses'. */
  requestsDeleted: string;
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
  registry: /* contact sample */ 'Registro Mercantil de Ejemplo, tomo 0, folio 0, hoja X-0',
  mailProvider: /* contact sample */ 'Proveedor de email de ejemplo, S.\u00a0L., España',
  requestsDeleted: /* sample */ 'al año',
};

const { street, postalCode, locality, country } = COMPANY.address;

/** The address in one line, for the legal pages. */
export const COMPANY_ADDRESS = `${street}, ${postalCode} ${locality}, ${country}`;
