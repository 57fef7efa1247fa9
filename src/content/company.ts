import { BUSINESS } from './business.ts';
import company from './company.json' with { type: 'json' };
import { localityOf } from './values.ts';

/** The facts that the law requires of a company (LSSI-CE, article 10), for the legal pages and the structured data. */
export interface Company extends Omit<typeof company, 'address' | 'registry' | 'complaints'> {
  /** `locality`: if the registered town is not the town where the studio works. */
  address: Omit<typeof company.address, 'locality'> & { locality?: string };
  registry?: string;
  complaints?: string;
}

export const COMPANY = company as unknown as Company;

export const LOCALITY = localityOf({ business: BUSINESS, company: COMPANY });
