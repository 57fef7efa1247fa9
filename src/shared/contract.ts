import type { EventRequestErrors } from './event-request.ts';

/** The HTTP interface between browser and function: see `api/README.md`. */

export const EVENT_REQUEST_PATH = '/api/event-request';

/**
 * One UUID for each request. To a duplicate, with the same key and
 * content, an instance of the function gives the first answer.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The format of an `Idempotency-Key`. */
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** How the form was filled in (`form-signals.ts`). Optional; an absent or unreadable header is no signal. */
export const SIGNALS_HEADER = 'Form-Signals';

/** The values of two fields, in the order in which the form offers them. Here, because the page needs them before the rules. */
export const CEREMONIES = [
  'Boda Religiosa',
  'Boda Civil',
  'Evento Social',
  'Evento Corporativo',
] as const;
export const TIMES_OF_DAY = ['Mañana', 'Tarde'] as const;

export type Ceremony = (typeof CEREMONIES)[number];

export type Rejection =
  | 'bad-request'
  | 'too-large'
  | 'unsupported-type'
  | 'forbidden'
  | 'method'
  | 'too-many';

/** The body of every answer, except of the answer to the host's daily call. */
export type EventRequestAnswer =
  | { status: 'sent' }
  | { status: 'invalid'; errors: EventRequestErrors }
  | { status: 'rejected'; reason: Rejection }
  | { status: 'unavailable' };
