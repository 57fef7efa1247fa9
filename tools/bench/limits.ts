/** What the site may weigh, in bytes as sent: goals of the benchmark, and limits that tests hold it to. */

const KIB = 1024;

export const LIMITS = {
  /** Each page with the styles that it carries, and the hero on a phone: what a slow line brings in its first round trips. */
  page: 13.5 * KIB,
  hero: 13.5 * KIB,
  font: 14_600,
  scriptBeforeLoad: 0,
  /** Of home while nobody opens the form, and of the form. */
  script: 76 * KIB,
  form: 11 * KIB,
  /** Home on a phone, scrolled to its end. */
  phone: 260 * KIB,
} as const;
