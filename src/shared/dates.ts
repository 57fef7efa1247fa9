/** The local day as `YYYY-MM-DD`. `toISOString` alone gives the day in UTC: yesterday, just after midnight. */
export function localDay(now = new Date()): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

/** Whether the text is a calendar day as `YYYY-MM-DD`. */
export function isCalendarDay(value: string): boolean {
  // `toJSON` gives null for month 13, and another day for 30 February.
  const day = String(new Date(`${value}T00:00:00Z`).toJSON());
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && day.startsWith(value);
}

/** Starting on Sunday, as `Date` counts. */
const WEEKDAYS = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ');
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/**
 * «20 de junio de 2027» (UTC). A line may end before «de 2027»: the whole date is wider than a phone with large text.
 * Not by `Intl`, which takes 100 ms or more for the first date on a slow phone.
 */
export const dateInWords = (date: Date) =>
  `${date.getUTCDate()}\u00a0de\u00a0${MONTHS[date.getUTCMonth()]} de\u00a0${date.getUTCFullYear()}`;

/**
 * `2027-06-20` → «domingo 20 de junio de 2027»; `undefined` for any other text, and for a year below 1000: while a year
 * is typed, the control's value has a year like 0002.
 */
export function dayInWords(day: string): string | undefined {
  if (!isCalendarDay(day) || day < '1000') return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  return `${WEEKDAYS[date.getUTCDay()]} ${dateInWords(date)}`;
}
