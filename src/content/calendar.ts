/** From Sunday on, as `Date` counts. */
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** «20 de junio de 2027» (UTC). Without `Intl`, whose first date takes a slow phone 100 ms and more. */
export const dateInWords = (date: Date) =>
  `${date.getUTCDate()} de ${MONTHS[date.getUTCMonth()]} de ${date.getUTCFullYear()}`;

/** «domingo, 20 de junio de 2027» (UTC). */
export const fullDateInWords = (date: Date) =>
  `${WEEKDAYS[date.getUTCDay()]}, ${dateInWords(date)}`;
