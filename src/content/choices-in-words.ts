import type { Ceremony, Time } from '../shared/event-request.ts';

/** The ceremonies within a sentence. */
export const KINDS: Readonly<Record<Ceremony, string>> = {
  'Boda Religiosa': 'una boda religiosa',
  'Boda Civil': 'una boda civil',
  'Evento Social': 'un evento social',
  'Evento Corporativo': 'un evento corporativo',
};

/** The times of day after «por la». */
export const TIMES_OF_DAY: Readonly<Record<Time, string>> = { Mañana: 'mañana', Tarde: 'tarde' };
