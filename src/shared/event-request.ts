import * as v from 'valibot';
import { CEREMONIES, TIMES_OF_DAY } from './contract.ts';
import { dayInWords } from './dates.ts';
import { MESSAGES } from './messages.ts';
import * as rule from './rules.ts';
import { spanishNumber } from './spanish-words.ts';
import { type FieldErrors, validator } from './validation.ts';

/** The max length of a text, for its control and its rule, in UTF-16 units. */
const limited = <const Rule extends rule.TextRule>(maxLength: number, textRule: Rule) => ({
  maxLength,
  rule: rule.withMaxLength(maxLength, textRule),
});

interface FieldRow {
  label: string;
  /** For the mail, the WhatsApp text and the privacy policy, where a label that is a question does not fit. */
  shortLabel?: string;
  /** Every field is required. */
  rule: v.GenericSchema;
  /**
   * The value in words, for mail and WhatsApp; `undefined` for a
   * text that is no such value. Without it, a value stands as it is.
   */
  inWords?: (value: string) => string | undefined;
  /** The form may hold a value that nobody has chosen. */
  hasDefault?: true;
  /** The rest is for the control: autofill, keyboard and limits. */
  autoComplete?: string;
  autoCapitalize?: 'words' | 'none';
  maxLength?: number;
  min?: number;
  options?: readonly string[];
}

/** All that browser and function know of each field, in the order of the mail's placeholders. */
export const EVENT_REQUEST_FIELDS = {
  name: {
    label: 'Nombre',
    ...limited(100, rule.name),
    autoComplete: 'given-name',
    autoCapitalize: 'words',
  },
  surname: {
    label: 'Apellidos',
    ...limited(100, rule.surname),
    autoComplete: 'family-name',
    autoCapitalize: 'words',
  },
  email: {
    label: 'Email',
    ...limited(254, rule.email),
    autoComplete: 'email',
    autoCapitalize: 'none',
  },
  phone: { label: 'Teléfono', ...limited(50, rule.phone), autoComplete: 'tel' },
  date: { label: 'Fecha', rule: rule.date, inWords: dayInWords, hasDefault: true },
  numberOfGuests: {
    label: 'Número de invitados',
    rule: rule.positive,
    hasDefault: true,
    min: 1,
    inWords: (count: string) => (Number(count) > 0 ? spanishNumber(Number(count)) : undefined),
  },
  time: {
    label: 'Momento del día',
    rule: rule.oneOf(TIMES_OF_DAY, MESSAGES.time),
    hasDefault: true,
    options: TIMES_OF_DAY,
  },
  ceremony: {
    label: 'Tipo de evento',
    rule: rule.oneOf(CEREMONIES, MESSAGES.option),
    hasDefault: true,
    options: CEREMONIES,
  },
  description: {
    label: '¿Cómo imaginas tu evento?',
    shortLabel: 'Cómo lo imagino',
    ...limited(5000, rule.prose(MESSAGES.description)),
    hasDefault: true,
  },
} as const satisfies Record<string, FieldRow>;

type Table = typeof EVENT_REQUEST_FIELDS;
export type EventRequestField = keyof Table;
export const FIELD_NAMES = Object.keys(EVENT_REQUEST_FIELDS) as readonly EventRequestField[];

/** «Fecha», and the value in words, or as it is. */
export function fieldInWords(name: EventRequestField, value: string | number) {
  const { label, shortLabel = label, inWords }: FieldRow = EVENT_REQUEST_FIELDS[name];
  return { label: shortLabel, words: inWords?.(String(value)) ?? String(value) };
}

/** The schema of browser and function. Unknown keys are dropped. */
const eventRequestSchema = v.object(
  Object.fromEntries(FIELD_NAMES.map((name) => [name, EVENT_REQUEST_FIELDS[name].rule])) as {
    [Name in EventRequestField]: Table[Name]['rule'];
  },
  MESSAGES.required,
);

/** A valid request, as it is sent: text trimmed, `date` as `YYYY-MM-DD`, `numberOfGuests` a number. */
export type EventRequest = v.InferOutput<typeof eventRequestSchema>;
export type EventRequestErrors = FieldErrors<EventRequest>;

/** A request for the daily check, tests and tools. No visitor loads it. */
export const EXAMPLE_REQUEST: EventRequest = {
  name: 'Ana María',
  surname: 'García Núñez',
  email: 'ana@visitor.example',
  phone: '(+34) 600 123 456',
  date: '2027-06-20',
  numberOfGuests: 120,
  time: 'Tarde',
  ceremony: 'Boda Civil',
  description: 'Una cena en el jardín,\ncon música en directo.',
};

const validate = validator(eventRequestSchema);

/**
 * Checks every field of an untrusted request, in browser and function. A missing description counts as an
 * empty one, which has a message of its own.
 */
export const validateEventRequest = (input: unknown) =>
  validate({ description: '', ...(input as object) });
