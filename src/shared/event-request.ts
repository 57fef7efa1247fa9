import * as v from 'valibot';
import { MESSAGES } from './messages.ts';
import * as rule from './rules.ts';
import { type FieldErrors, validator } from './validation.ts';

/** The four ceremonies and two times of day, in the order in which they are offered. */
export const CEREMONIES = [
  'Boda Religiosa',
  'Boda Civil',
  'Evento Social',
  'Evento Corporativo',
] as const;
export const TIMES_OF_DAY = ['Mañana', 'Tarde'] as const;

export type Ceremony = (typeof CEREMONIES)[number];
export type Time = (typeof TIMES_OF_DAY)[number];

/** Adds the label to the rule of a field. A label that is a question has a short one, for the mail, the WhatsApp text and the privacy policy. */
const field = <Rule extends object>(label: string, rule: Rule, shortLabel = label) => ({
  ...rule,
  label,
  shortLabel,
});

/**
 * The schema of browser and function, in the order of the mail's placeholders. Every field is required; unknown keys are
 * dropped.
 */
const eventRequestSchema = v.object(
  {
    name: field('Nombre', rule.name),
    surname: field('Apellidos', rule.surname),
    email: field('Email', rule.email),
    phone: field('Teléfono', rule.phone),
    date: field('Fecha', rule.date),
    numberOfGuests: field('Número de invitados', rule.positive),
    time: field('Momento del día', rule.oneOf(TIMES_OF_DAY, MESSAGES.time)),
    ceremony: field('Tipo de evento', rule.oneOf(CEREMONIES, MESSAGES.option)),
    description: field(
      '¿Cómo imaginas tu evento?',
      rule.prose(MESSAGES.description),
      'Cómo lo imagino',
    ),
  },
  MESSAGES.required,
);

/** A valid request, as it is sent: text trimmed, `date` as `YYYY-MM-DD`, `numberOfGuests` a number. */
export type EventRequest = v.InferOutput<typeof eventRequestSchema>;
export type EventRequestField = keyof EventRequest;
export const EVENT_REQUEST_FIELDS = Object.keys(
  eventRequestSchema.entries,
) as readonly EventRequestField[];
export const labelOf = (name: EventRequestField) => eventRequestSchema.entries[name].label;
export const shortLabelOf = (name: EventRequestField) =>
  eventRequestSchema.entries[name].shortLabel;
export type EventRequestErrors = FieldErrors<EventRequest>;

/** A request for the daily check, tests and tools. No visitor loads it. */
export const SAMPLE_REQUEST: EventRequest = {
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
 * Checks every field of an untrusted request, in browser and function. A missing description is taken for an
 * empty one, which has a message of its own.
 */
export const validateEventRequest = (input: unknown) =>
  validate({ description: '', ...(input as object) });
