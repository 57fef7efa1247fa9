/** The most that the site may weigh, in bytes as sent: goals of the benchmark and limits of the tests. */

const KIB = 1024;

export const LIMITS = {
  /** A page with its inlined styles; with `hero`, the picture on a phone, it has to arrive in a slow line's first round trips. */
  page: 13.5 * KIB,
  hero: 13.5 * KIB,
  font: 14_600,
  scriptBeforeLoad: 0,
  /** The home page's scripts without the form's. */
  script: 76 * KIB,
  form: 11 * KIB,
  /** The home page on a phone, scrolled to its end. */
  phone: 260 * KIB,
} as const;
