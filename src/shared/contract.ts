import type { EventRequestErrors } from './event-request.ts';

/** How browser and function talk: see `api/README.md`. */

export const EVENT_REQUEST_PATH = '/api/event-request';

/** One UUID per filled-in form: a repeat is answered like the first and sends no second mail. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * What the page tells about how the form was filled in (U-15): `age=34`, whole seconds since it was opened, or
 * `age=34, trap` when the field that nobody sees holds something. Optional; absent or unreadable is no signal.
 */
export const SIGNALS_HEADER = 'Form-Signals';

type Rejection =
  | 'bad-request'
  | 'too-large'
  | 'unsupported-type'
  | 'forbidden'
  | 'method'
  | 'too-many';

/** Every body that the function answers with; the HTTP status says the same. */
export type EventRequestAnswer =
  | { status: 'sent' }
  | { status: 'invalid'; errors: EventRequestErrors }
  | { status: 'rejected'; reason: Rejection }
  | { status: 'unavailable' };
