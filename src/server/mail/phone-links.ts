/** Links of a phone number as people write it. Of several numbers, the first is called and written to. */
export type PhoneLinks = {
  /** `tel:+34600123456` */
  callUrl: string;
  /** `https://wa.me/34600123456`. Left out for a Spanish landline, and if the country is unknown. */
  whatsAppUrl?: string;
};

/** A text with fewer digits is no whole number. */
const MIN_DIGITS = 9;
/** Between two numbers: `600 123 456 / 961 234 567`. A number may hold one, too: `+33 / 6 12 34 56 78`. */
const SEPARATOR = /\/| -+ /;
/** One or more Spanish numbers, of which the first counts. Its country code may be doubled: `+34 34600123456`. */
const SPANISH = /^(?:(?:\+|00|\+00)?(34)+)?([6-9]\d{8})(?:(?:00)?(?:34)?[6-9]\d{8})*$/;
/** The zero that nobody dials after the code of France, the United Kingdom or Germany. In Italy it is dialled. */
const NATIONAL_ZERO = /^(\+(?:33|44|49))0/;
/** A number with the code of its country has 15 digits at most (E.164). */
const INTERNATIONAL = /^\+\d{9,15}$/;

export function phoneLinks(text: string): PhoneLinks {
  const [head = ''] = text.split(SEPARATOR);
  const first = head.replace(/\D/g, '').length >= MIN_DIGITS ? head : text;
  const number = first
    // A zero in parentheses is not dialled after any country's code.
    .replace(/^(\(?(?:\+|00).*)\(0\)/, '$1')
    .replace(/[^\d+]/g, '');

  const [, code = '', national] = SPANISH.exec(number) ?? [];
  if (national) {
    const mobile = /^[67]/.test(national) && { whatsAppUrl: `https://wa.me/34${national}` };
    return { callUrl: `tel:${code && `+${code}`}${national}`, ...mobile };
  }
  const foreign = number.replace(/^\+?00/, '+').replace(NATIONAL_ZERO, '$1');
  const isKnown = INTERNATIONAL.test(foreign);
  return {
    callUrl: `tel:${foreign}`,
    ...(isKnown && { whatsAppUrl: `https://wa.me/${foreign.slice(1)}` }),
  };
}
