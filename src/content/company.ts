import { BUSINESS } from './business.ts';
import company from './company.json' with { type: 'json' };
import { fill } from './fill.ts';

interface Company extends Omit<typeof company, 'address' | 'registry' | 'complaints'> {
  /** `locality`: if the registered town is not the town where the studio works. */
  address: Omit<typeof company.address, 'locality'> & { locality?: string };
  registry?: string;
  complaints?: string;
}

/**
 * The facts that the law requires of a company (LSSI-CE, article 10). Only the legal pages and the structured data use this module:
 * no script in the browser contains it.
 */
export const COMPANY = fill<Company>(company);

/** The registered town, which is mostly the town where the studio works. */
export const LOCALITY = COMPANY.address.locality ?? BUSINESS.town;

const { street, postalCode } = COMPANY.address;

/** The address in one line, for the legal pages. */
export const COMPANY_ADDRESS = `${street}, ${postalCode} ${LOCALITY}, ${BUSINESS.country}`;
