import * as v from 'valibot';
import { cleanLine, cleanName, cleanProse, normalizeDigits, normalizeEmail } from './clean-text.ts';
import { isCalendarDay } from './dates.ts';
import { BELOW_500K_MESSAGE, MESSAGES, PASSWORD_MESSAGE } from './messages.ts';

/**
 * The rule library: each rule is a valibot schema from a raw value to the value that is sent.
 * Every rule stops at its first broken step, so a field has one message at a time.
 */

/** Longest address that SMTP can carry, in characters (RFC 5321). */
const EMAIL_MAX_LENGTH = 254;
/** The specification's limit of guests, which no form applies. */
const GUESTS_LIMIT = 500_000;
const NAME_MIN_LENGTH = 3;
const PHONE_MIN_LENGTH = 9;
const PASSWORD_MIN_LENGTH = 6;

/** The WHATWG pattern of an email, with at least one dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
/** The joiners belong to letters of scripts that need them: `cleanName` has removed those of other names. */
const LETTERS_AND_SPACES = /^[\p{L}\p{M}\p{Zs}\u200c\u200d]+$/u;
const NOT_SHOWN = /\p{Default_Ignorable_Code_Point}/gu;
const PHONE = /^\(?\+?[\d ()./-]+$/;

/** A rule whose value begins and ends as a text. */
export type TextRule = v.GenericSchema<string, string>;

/**
 * A text rule with a max length in UTF-16 units, as in a control. A longer text is refused before it is cleaned:
 * cleaning some texts takes long.
 */
export const withMaxLength = (maxLength: number, textRule: TextRule) =>
  v.pipe(
    v.unknown(),
    v.check(
      (value) => typeof value !== 'string' || value.length <= maxLength,
      MESSAGES.tooLong(maxLength),
    ),
    textRule,
  );

const notEmpty = (message: string) => v.check((value: string) => value !== '', message);
const characters = (value: string) => [...value.replace(NOT_SHOWN, '')].length;

/** A text that is not empty, cleaned, trimmed and in NFC. `message` is for a value that is no text. */
const text = (message: string, emptyMessage: string = MESSAGES.required, clean = cleanLine) =>
  v.pipe(v.string(message), v.transform(clean), notEmpty(emptyMessage));

/** Letters of any script and spaces, three characters or more. */
export const name = v.pipe(
  text(MESSAGES.name, MESSAGES.required, cleanName),
  v.check(
    (value) => LETTERS_AND_SPACES.test(value) && characters(value) >= NAME_MIN_LENGTH,
    MESSAGES.name,
  ),
);

/** Any text of three characters or more. */
export const surname = v.pipe(
  text(MESSAGES.surname, MESSAGES.required, cleanName),
  v.check((value) => characters(value) >= NAME_MIN_LENGTH, MESSAGES.surname),
);

/** An address as people paste it. The domain is sent in ASCII, which every mail server understands. */
export const email = v.pipe(
  text(MESSAGES.email, MESSAGES.required, normalizeEmail),
  v.check((value) => value.length <= EMAIL_MAX_LENGTH && EMAIL.test(value), MESSAGES.email),
);

/** A phone number as people write it. Its digits, spaces and signs become plain ones. */
export const phone = v.pipe(
  v.string(MESSAGES.phone),
  v.transform(normalizePhone),
  notEmpty(MESSAGES.required),
  v.check(
    (value) => PHONE.test(value) && /\d/.test(value) && value.length >= PHONE_MIN_LENGTH,
    MESSAGES.phone,
  ),
);

/**
 * Removes `tel:`, and replaces the digits of other keyboards and pasted dashes, middle dots and spaces by plain ones.
 */
function normalizePhone(value: string): string {
  return normalizeDigits(cleanLine(value)).replace(/^tel:/i, '').replace(/[·•∙]/g, '.').trim();
}

/** A calendar day as `YYYY-MM-DD`. The past is allowed: the page only asks. */
export const date = v.pipe(text(MESSAGES.date), v.check(isCalendarDay, MESSAGES.date));

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** A finite number. Any other value that is not empty is no number above 0. */
export const number = v.pipe(
  v.number(({ input }) => (isMissing(input) ? MESSAGES.required : MESSAGES.positive)),
  v.check((value) => Number.isFinite(value), MESSAGES.positive),
);

/** A finite number greater than 0. */
export const positive = v.pipe(
  number,
  v.check((value) => value > 0, MESSAGES.positive),
);

/** No form uses it. */
export const below500k = v.pipe(
  number,
  v.check((value) => value < GUESTS_LIMIT, BELOW_500K_MESSAGE),
);

/** No form uses it. */
export const password = v.pipe(
  v.string(PASSWORD_MESSAGE),
  notEmpty(MESSAGES.required),
  v.check((value) => characters(value) >= PASSWORD_MIN_LENGTH, PASSWORD_MESSAGE),
);

/** Exactly one of the options. Without `picklist`, which would load English messages. */
export const oneOf = <const Options extends readonly string[]>(options: Options, message: string) =>
  v.pipe(
    v.string(message),
    notEmpty(MESSAGES.required),
    v.check((value) => options.includes(value), message),
    v.transform((value) => value as Options[number]),
  );

/** Any text of one line that is not empty. */
export const line = /* @__PURE__ */ text(MESSAGES.required);

/** Any text that is not empty; line breaks stay. `message` is for an empty text. */
export const prose = (message: string = MESSAGES.required) => text(message, message, cleanProse);
