import { randomUUID } from 'node:crypto';
import { SAMPLE_REQUEST } from '../../src/server/mail-fields.ts';
import { EVENT_REQUEST_FIELDS, type EventRequest } from '../../src/shared/event-request.ts';

/** A valid request of a visitor who exists in one test only: tests run side by side on one server. */
export function newVisitor(): EventRequest {
  const changes: Partial<EventRequest> = {
    name: 'Núria',
    surname: 'Gil Peña',
    email: `nuria-${randomUUID()}@visitor.example`,
    phone: '+34 600 123 456',
    description: 'Una cena al aire libre, con farolillos.',
  };
  const values = { ...SAMPLE_REQUEST, ...changes };
  // In the order of the form, in which tests fill it in.
  return Object.fromEntries(
    EVENT_REQUEST_FIELDS.map((name) => [name, values[name]]),
  ) as EventRequest;
}
