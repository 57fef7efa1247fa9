import * as v from 'valibot';
import { MESSAGES } from './messages.ts';
import * as rule from './rules.ts';
import { type FieldErrors, validator } from './validation.ts';

/** The four ceremonies and two times of day, in the order in which they are offered (S-FLD-7, S-FLD-8, S-CON-4). */
export const CEREMONIES = [
  'Boda Religiosa',
  'Boda Civil',
  'Evento Social',
  'Evento Corporativo',
] as const;
export const TIMES = ['Mañana', 'Tarde'] as const;

export type Ceremony = (typeof CEREMONIES)[number];

/** One schema for browser and function: nine fields, all required, unknown keys dropped (S-FLD-0). */
const eventRequestSchema = v.object(
  {
    name: rule.name,
    surname: rule.surname,
    email: rule.email,
    phone: rule.phone,
    date: rule.date,
    numberOfGuests: rule.positive,
    time: rule.oneOf(TIMES, MESSAGES.time),
    ceremony: rule.oneOf(CEREMONIES, MESSAGES.option),
    description: rule.prose(MESSAGES.description),
  },
  MESSAGES.required,
);

/** A valid request, as it is sent: text trimmed, `date` as `YYYY-MM-DD`, `numberOfGuests` a number. */
export type EventRequest = v.InferOutput<typeof eventRequestSchema>;
export type EventRequestField = keyof EventRequest;
export const EVENT_REQUEST_FIELDS = Object.keys(
  eventRequestSchema.entries,
) as readonly EventRequestField[];
export type EventRequestErrors = FieldErrors<EventRequest>;

const validate = validator(eventRequestSchema);

/**
 * Checks every field of an untrusted request; the same in browser and function (S-SUB-1, R-6). A missing description is
 * an empty one: its message differs from the other fields'.
 */
export const validateEventRequest = (input: unknown) =>
  validate({ description: '', ...(input as object) });
