import { randomUUID } from 'node:crypto';
import { type EventRequest, EXAMPLE_REQUEST } from '../../src/shared/event-request.ts';

/** A valid request with a new email address, because tests share a server and run in parallel. */
export const newVisitor = (): EventRequest => ({
  // In the order of the form, in which tests fill in the fields.
  ...EXAMPLE_REQUEST,
  name: 'Núria',
  surname: 'Gil Peña',
  email: `nuria-${randomUUID()}@visitor.example`,
  phone: '+34 600 123 456',
  description: 'Una cena al aire libre, con farolillos.',
});
