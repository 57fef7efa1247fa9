/** Links of phone numbers as people write them. */

export type PhoneNumber = {
  /** As it was written. */
  text: string;
  /** `tel:+34600123456` */
  callUrl: string;
  /** `https://wa.me/34600123456`. Left out if the country of the number is unknown. */
  whatsAppUrl?: string;
};

/** A part of a text with fewer digits is no number of its own. */
const MIN_DIGITS = 9;
/** `600 123 456 / 961 234 567`, or with a dash between spaces, or before a country's code. */
const SEPARATOR = /\/| -+ | (?=\(?\+)/;
/** Spanish numbers without a separator between them, as in `600 123 456 961 234 567` or `600123456 (961234567)`. */
const SPANISH = /(?:(?:\+|00)?34[ .-]*)?\(?(?:\d[ .)-]*){9}/g;
/** A number with the code of its country has 15 digits at most (E.164). */
const INTERNATIONAL = /^\+\d{9,15}$/;

/** The numbers in a text, which may hold several. A text that is split nowhere is one number. */
export function phoneNumbersIn(text: string): readonly [PhoneNumber, ...PhoneNumber[]] {
  const parts = text
    .split(SEPARATOR)
    .flatMap(splitSpanish)
    .filter((part) => part.replace(/\D/g, '').length >= MIN_DIGITS);
  const [first = text, ...others] = parts.map((part) => part.trim());
  if (others.length === 0) return [{ ...phoneNumber(first), text }];
  return [phoneNumber(first), ...others.map(phoneNumber)];
}

/** Splits a text that consists of Spanish numbers. */
function splitSpanish(text: string): readonly string[] {
  const numbers = text.trim().match(SPANISH) ?? [];
  if (numbers.length < 2 || numbers.join('') !== text.trim()) return [text];
  return numbers.map((number) => number.trim().replace(/^\(|[.)-]$/g, ''));
}

function phoneNumber(text: string): PhoneNumber {
  // After a country's code, the zero before a national number is not dialled.
  const dialled = /^\(?(?:\+|00)/.test(text) ? text.replace('(0)', '') : text;
  const number = dialled
    .replace(/[^\d+]/g, '')
    // Spain's code is often typed without the sign before it.
    .replace(/^(?:\+?00|(?=34[6-9]\d{8}$))/, '+');
  // Spanish mobile numbers are often typed without a country's code.
  const international = number.replace(/^(?=[67]\d{8}$)/, '+34');
  return {
    text,
    callUrl: `tel:${number}`,
    ...(INTERNATIONAL.test(international) && {
      whatsAppUrl: `https://wa.me/${international.slice(1)}`,
    }),
  };
}
