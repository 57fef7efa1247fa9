import { LEGAL_PAGE_NAMES } from './legal/legal-paths.ts';

/** The names that may stand in braces in a text: `fill.ts` replaces them, and the build refuses any other. */
export const NAMES = [
  'name',
  'town',
  'email',
  'legalName',
  'answerer',
  'whoAnswers',
  'priceFrom',
  'proposal',
  'alsoIn',
] as const;

/** Those of the legal texts. */
export const LEGAL_NAMES = [
  ...NAMES,
  'phone',
  'phoneLink',
  'url',
  'taxId',
  'address',
  'registry',
  'complaints',
  'mailProvider',
  'requestsDeleted',
  'fields',
  ...LEGAL_PAGE_NAMES,
] as const;
