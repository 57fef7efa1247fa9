import { contactSample } from './sample.ts';

/**
 * What the law wants a company to say of itself (LSSI-CE, article 10); its name is in `business.ts`. Only the legal
 * pages and the structured data are built from it: no visitor's script holds it.
 */
export const COMPANY = {
  /** NIF */
  taxId: contactSample('B00000000'),
  address: contactSample({
    street: 'Calle de Ejemplo, 1',
    postalCode: '46000',
    locality: 'Valencia',
    country: 'España',
    /** ISO 3166, for search engines. */
    countryCode: 'ES',
  }),
  /** Where the company is registered; a person in business on their own account removes the line from the notice. */
  registry: contactSample('Registro Mercantil de Ejemplo, tomo 0, folio 0, hoja X-00000'),
} as const;

const { street, postalCode, locality, country } = COMPANY.address;

/** In one line, as it stands in the legal pages. */
export const COMPANY_ADDRESS = `${street}, ${postalCode} ${locality}, ${country}`;
