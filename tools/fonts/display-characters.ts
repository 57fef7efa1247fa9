/** What the display typeface can set: Spanish, its neighbours' letters for names of people and places, and its signs. */
export const DISPLAY_CHARACTERS = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  'ÁÀÂÄÇÉÈÊËÍÌÎÏÑÓÒÔÖÚÙÛÜ',
  'áàâäçéèêëíìîïñóòôöúùûüß',
  '0123456789',
  ' .,:;·!¡?¿\'"’‘“”«»()-–—…&/+%*#@ºª€\u00a0',
].join('');
