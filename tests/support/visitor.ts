import { randomUUID } from 'node:crypto';
import type { EventRequest } from '../../src/shared/event-request.ts';

/** A valid request of a visitor who exists in one test only: tests run side by side on one server. */
export function newVisitor(): EventRequest {
  return {
    name: 'Núria',
    surname: 'Gil Peña',
    email: `nuria-${randomUUID()}@visitor.example`,
    phone: '+34 600 123 456',
    date: '2027-06-20',
    numberOfGuests: 120,
    time: 'Tarde',
    ceremony: 'Boda Civil',
    description: 'Una cena al aire libre, con farolillos.',
  };
}
