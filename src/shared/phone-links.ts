/** Links of a phone number as people write it. Of several numbers, the first is called and written to. */
export type PhoneLinks = {
  /** `tel:+34600123456` */
  callUrl: string;
  /** `https://wa.me/34600123456`. Left out for a Spanish landline, and if the country is unknown. */
  whatsAppUrl?: string;
};

/** A part of a text with fewer digits is no number of its own. */
const MIN_DIGITS = 9;
/** `600 123 456 / 961 234 567`, or with a dash between spaces. */
const SEPARATOR = /\/| -+ /;
/** The first of one or more Spanish numbers, with the country's code in any spelling, which may be doubled: `+34 34600123456`. */
const SPANISH = /^(?:(?:\+|00|\+00)?(34)+)?([6-9]\d{8})(?:(?:00)?(?:34)?[6-9]\d{8})*$/;
/** A number with the code of its country has 15 digits at most (E.164). */
const INTERNATIONAL = /^\+\d{9,15}$/;

export function phoneLinks(text: string): PhoneLinks {
  const isNumber = (part: string) => part.replace(/\D/g, '').length >= MIN_DIGITS;
  const [first = text] = text.split(SEPARATOR).filter(isNumber);
  const number = first
    // After a country's code, the zero before a national number is not dialled.
    .replace(/^(\(?(?:\+|00).*)\(0\)/, '$1')
    .replace(/[^\d+]/g, '');

  const [, code = '', national] = SPANISH.exec(number) ?? [];
  if (national) {
    const mobile = /^[67]/.test(national) && { whatsAppUrl: `https://wa.me/34${national}` };
    return { callUrl: `tel:${code && `+${code}`}${national}`, ...mobile };
  }
  const foreign = number.replace(/^\+?00/, '+');
  const isKnown = INTERNATIONAL.test(foreign);
  return {
    callUrl: `tel:${foreign}`,
    ...(isKnown && { whatsAppUrl: `https://wa.me/${foreign.slice(1)}` }),
  };
}
