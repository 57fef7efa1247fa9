import { spanishNumber } from '../shared/spanish-words.ts';
import { BUSINESS } from './business.ts';
import { fill } from './fill.ts';
import form from './form.json' with { type: 'json' };
import clause from './legal/clause.json' with { type: 'json' };
import { replyTo } from './studio-texts.ts';

const FORM_TEXTS = fill<typeof form>(form);

/** The texts of the form, in its own chunk: those of `form.json`, those that the specification fixes, and those with values. */
export const EVENT_REQUEST = {
  ...FORM_TEXTS,
  submit: 'Finalizar',
  invalid: 'Por favor, revisa los campos marcados en rojo.',
  /** Always shown under the date: the day in words, and a question about an unlikely day. */
  dateHelp: {
    ...FORM_TEXTS.dateHelp,
    untouched: (day: string) => `Hoy es ${day}.\nCambia la fecha si ya la sabes.`,
    inWords: (day: string) => `Es ${day}.`,
  },
  meant: (suggestion: string) => `¿Querías decir ${suggestion}?`,
  thankYou: {
    ...FORM_TEXTS.thankYou,
    /** So that the visitor notices a wrong email or phone number. */
    reply: (email: string, phone: string) => replyTo(email, phone.replace(/ /g, '\u00a0')),
    mend: {
      ...FORM_TEXTS.thankYou.mend,
      /** With the number, for computers that cannot call, and for paper. */
      call: `${FORM_TEXTS.thankYou.mend.call} al ${BUSINESS.phone.replace(/ /g, '\u00a0')}`,
      message: (name: string) => `Hola, soy ${name}: hay un dato equivocado en mi solicitud.`,
    },
  },
  summary: {
    ...FORM_TEXTS.summary,
    guests: (count: number) =>
      count === 1 ? 'para una persona' : `para ${spanishNumber(count)} personas`,
    day: (words: string) => `el ${words}`,
    time: (time: string) => `por la ${time.toLowerCase()}`,
  },
};

interface PrivacyClause extends Omit<typeof clause, 'facts'> {
  facts: readonly { term: string; text: string }[];
}

/** The first layer of the privacy information, at the form. */
export const PRIVACY_CLAUSE = fill<PrivacyClause>(clause);
