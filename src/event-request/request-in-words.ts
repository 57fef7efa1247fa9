import { CEREMONY_IN_WORDS } from '../content/choices.ts';
import { THANK_YOU } from '../content/thank-you.ts';
import { cleanLine } from '../shared/clean-text.ts';
import { dayInWords } from '../shared/dates.ts';
import type { Ceremony, EventRequest } from '../shared/event-request.ts';
import { capitalized } from '../shared/spanish-words.ts';

export type SentenceField = 'name' | 'ceremony' | 'numberOfGuests' | 'date' | 'time';

/** The values that the sentence states, of the controls or of a request. A value that nobody has chosen, such as the date, may be left out. */
export type SentenceValues = Partial<Record<SentenceField, string>> | Partial<EventRequest>;

/** One part of the sentence: its field, its text, and the punctuation after it. */
export type SentencePart = readonly [name: SentenceField, text: string, punctuation: string];

const { anyKind, guests, anyDay, day, time } = THANK_YOU.sentence;

const kindOf = (ceremony: string | undefined) => CEREMONY_IN_WORDS[ceremony as Ceremony] ?? anyKind;

/**
 * «Núria: una boda religiosa para 120 personas, el domingo 20 de junio de 2027, por la mañana.» Without a date: «con la fecha por
 * confirmar» at its end; without a ceremony: «un evento». An empty or invalid value is left out.
 */
export function requestInWords(
  values: SentenceValues,
  kind = kindOf(values.ceremony),
): SentencePart[] {
  const name = cleanLine(values.name ?? '');
  const count = Number(values.numberOfGuests);
  const words = values.date && dayInWords(values.date);
  const texts: [SentenceField, string][] = [
    ['name', name],
    ['ceremony', name ? kind : capitalized(kind)],
    ['numberOfGuests', Number.isInteger(count) && count > 0 ? guests(count) : ''],
    ['date', words ? day(words) : ''],
    ['time', values.time ? time(values.time) : ''],
  ];
  // Last, because «por la mañana» would belong to «confirmar».
  if (values.date === undefined) texts.push(['date', anyDay]);
  const parts = texts.filter(([, text]) => text);
  return parts.map(([field, text], index) => [
    field,
    text,
    index === parts.length - 1 ? '.' : (PUNCTUATION[field] ?? ','),
  ]);
}

/** Between a part and the next one, where that is no comma. */
const PUNCTUATION: { readonly [Field in SentenceField]?: string } = { name: ':', ceremony: '' };
