import { type Ceremony, DEFAULT_GUESTS, type Time } from '../shared/event-request.ts';

/** The ceremonies within a sentence. */
export const CEREMONY_IN_WORDS: Readonly<Record<Ceremony, string>> = {
  'Boda Religiosa': 'una boda religiosa',
  'Boda Civil': 'una boda civil',
  'Evento Social': 'un evento social',
  'Evento Corporativo': 'un evento corporativo',
};

/** The times of day after «por la». */
export const TIME_IN_WORDS: Readonly<Record<Time, string>> = { Mañana: 'mañana', Tarde: 'tarde' };

/** The numbers of guests that the closing's sentence offers, and that of an untouched form. */
export const GUESTS = {
  offered: [20, 30, 50, 80, DEFAULT_GUESTS, 150, 200, 300],
  untouched: DEFAULT_GUESTS,
} as const;
