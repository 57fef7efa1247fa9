/** The characters of the display typeface: the letters of Spanish and of neighbouring languages (for names), digits and punctuation. */
export const DISPLAY_CHARACTERS = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  'ÁÀÂÄÇÉÈÊËÍÌÎÏÑÓÒÔÖÚÙÛÜ',
  'áàâäçéèêëíìîïñóòôöúùûüß',
  '0123456789',
  ' .,:;·!¡?¿\'"’‘“”«»()-–—…&/+%*#@ºª€\u00a0',
].join('');

/** Those of the text typeface: the texts have more signs. */
export const TEXT_CHARACTERS = `${DISPLAY_CHARACTERS}©²`;
