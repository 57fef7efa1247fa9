import { type Ceremony, TIMES_OF_DAY } from '../shared/contract.ts';

/** The ceremonies within a sentence. */
export const CEREMONY_IN_WORDS: Readonly<Record<Ceremony, string>> = {
  'Boda Religiosa': 'una boda religiosa',
  'Boda Civil': 'una boda civil',
  'Evento Social': 'un evento social',
  'Evento Corporativo': 'un evento corporativo',
};

/** The same while nobody has chosen one: the button of the weddings does not know which wedding it will be. */
export const UNCHOSEN_CEREMONY_IN_WORDS: typeof CEREMONY_IN_WORDS = {
  ...CEREMONY_IN_WORDS,
  'Boda Religiosa': 'una boda',
  'Boda Civil': 'una boda',
};

/** The number of guests of a new form. */
export const DEFAULT_GUESTS = 100;

/** What the closing's sentence offers. */
export const GUEST_OPTIONS = [20, 30, 50, 80, DEFAULT_GUESTS, 150, 200, 300] as const;
export const TIME_OPTIONS = TIMES_OF_DAY;
