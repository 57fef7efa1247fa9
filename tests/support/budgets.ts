const KIB = 1024;

/** The most that a site may weigh whose studio has filled in everything, in bytes as sent. An owner's photos weigh what they weigh. */
export const BUDGETS = {
  /** A page with its inlined styles. */
  page: 15.5 * KIB,
  font: 14_600,
  /** The script that each page names. */
  start: 2.5 * KIB,
  /** The home page's scripts without the form's. They hold its texts, too. */
  script: 88.5 * KIB,
  form: 10 * KIB,
  /** The picture of a shared link. */
  socialPicture: 300 * KIB,
} as const;
