import { capitalized, spanishNumber } from '../shared/spanish-words.ts';
import { BUSINESS } from './business.ts';
import { STUDIO } from './studio.ts';
import { answererOf, replyWithinOf } from './studio-sentences.ts';
import thankYou from './thank-you.json' with { type: 'json' };

/** The texts of the thank-you, which is part of the app. */
export const THANK_YOU = {
  ...thankYou,
  /** So that the visitor notices a wrong email or phone number. */
  reply: (email: string, phone: string) =>
    `${capitalized(answererOf(STUDIO))} te contestará${replyWithinOf(STUDIO)}, por correo a ${email} o por teléfono al ${phone.replace(/ /g, '\u00a0')}.`,
  mend: {
    ...thankYou.mend,
    /** With the number, for computers that cannot call, and for paper. */
    call: `${thankYou.mend.call} al ${BUSINESS.phone.replace(/ /g, '\u00a0')}`,
    message: (name: string) => `Hola, soy ${name}: hay un dato equivocado en mi solicitud.`,
  },
  /** The parts of a request in words, as thank-you and form tell it. */
  sentence: {
    ...thankYou.sentence,
    guests: (count: number) =>
      count === 1 ? 'para una persona' : `para ${spanishNumber(count)} personas`,
    day: (words: string) => `el ${words}`,
    time: (time: string) => `por la ${time.toLowerCase()}`,
  },
};
