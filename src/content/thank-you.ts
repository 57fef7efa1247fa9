import { spanishNumber } from '../shared/spanish-words.ts';
import { BUSINESS } from './business.ts';
import { fill } from './fill.ts';
import { replyTo } from './studio-texts.ts';
import thankYou from './thank-you.json' with { type: 'json' };

const TEXTS = fill<typeof thankYou>(thankYou);

/** The texts of the thank-you, which is part of the app. */
export const THANK_YOU = {
  ...TEXTS,
  /** So that the visitor notices a wrong email or phone number. */
  reply: (email: string, phone: string) => replyTo(email, phone.replace(/ /g, '\u00a0')),
  mend: {
    ...TEXTS.mend,
    /** With the number, for computers that cannot call, and for paper. */
    call: `${TEXTS.mend.call} al ${BUSINESS.phone.replace(/ /g, '\u00a0')}`,
    message: (name: string) => `Hola, soy ${name}: hay un dato equivocado en mi solicitud.`,
  },
  /** The parts of a request in words, as thank-you and form tell it. */
  sentence: {
    ...TEXTS.sentence,
    guests: (count: number) =>
      count === 1 ? 'para una persona' : `para ${spanishNumber(count)} personas`,
    day: (words: string) => `el ${words}`,
    time: (time: string) => `por la ${time.toLowerCase()}`,
  },
};
