import { randomUUID } from 'node:crypto';
import {
  EVENT_REQUEST_FIELDS,
  type EventRequest,
  SAMPLE_REQUEST,
} from '../../src/shared/event-request.ts';

/** A valid request with a new email address, because tests share a server and run in parallel. */
export function newVisitor(): EventRequest {
  const changes: Partial<EventRequest> = {
    name: 'Núria',
    surname: 'Gil Peña',
    email: `nuria-${randomUUID()}@visitor.example`,
    phone: '+34 600 123 456',
    description: 'Una cena al aire libre, con farolillos.',
  };
  const values = { ...SAMPLE_REQUEST, ...changes };
  // Tests fill in the fields in this order, that of the form.
  return Object.fromEntries(
    EVENT_REQUEST_FIELDS.map((name) => [name, values[name]]),
  ) as EventRequest;
}
