import type { Ceremony, Time } from '../shared/event-request.ts';

/** The ceremonies within a sentence. */
export const CEREMONY_IN_WORDS: Readonly<Record<Ceremony, string>> = {
  'Boda Religiosa': 'una boda religiosa',
  'Boda Civil': 'una boda civil',
  'Evento Social': 'un evento social',
  'Evento Corporativo': 'un evento corporativo',
};

/** The times of day after «por la». */
export const TIME_IN_WORDS: Readonly<Record<Time, string>> = { Mañana: 'mañana', Tarde: 'tarde' };

/** The number of guests of a new form. */
export const DEFAULT_GUESTS = 100;

/** The numbers of guests that the closing's sentence offers. */
export const GUEST_CHOICES = [20, 30, 50, 80, DEFAULT_GUESTS, 150, 200, 300] as const;
