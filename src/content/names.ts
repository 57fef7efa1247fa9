/** The names in braces that `fill.ts` replaces in a text. */
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
/** Further names in the legal texts. */
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
  'notice',
  'privacy',
  'cookies',
] as const;
