/** Starting on Sunday, as `Date` counts. */
const WEEKDAYS = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ');
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/**
 * «20 de junio de 2027» (UTC), with no-break spaces. Not by `Intl`, which takes 100 ms or more for the first
 * date on a slow phone.
 */
export const dateInWords = (date: Date) =>
  [date.getUTCDate(), MONTHS[date.getUTCMonth()], date.getUTCFullYear()].join('\u00a0de\u00a0');

/** «domingo 20 de junio de 2027» (UTC). */
export const fullDateInWords = (date: Date) => `${WEEKDAYS[date.getUTCDay()]} ${dateInWords(date)}`;

/** `2027-06-20` → `domingo, 20/06/2027`, as the staff read it in the mail. */
export const dateInFigures = (day: string) =>
  `${WEEKDAYS[new Date(day).getUTCDay()]}, ${day.split('-').reverse().join('/')}`;
