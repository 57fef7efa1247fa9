import { CEREMONY_IN_WORDS } from '../content/options.ts';
import { THANK_YOU } from '../content/thank-you.ts';
import { cleanLine } from '../shared/clean-text.ts';
import type { Ceremony } from '../shared/contract.ts';
import { dayInWords } from '../shared/dates.ts';
import type { EventRequest } from '../shared/event-request.ts';
import { capitalized } from '../shared/spanish-words.ts';

export type SummaryField = 'name' | 'ceremony' | 'numberOfGuests' | 'date' | 'time';

/** Values of the form or of a request. A value that nobody has chosen, such as the date, may be left out. */
export type SummaryValues = Partial<Record<SummaryField, string>> | Partial<EventRequest>;

/** One part of the summary: its field, its text, and the punctuation after it. */
export type SummaryPart = readonly [name: SummaryField, text: string, punctuation: string];

const { anyKind, guests, anyDay, day, time } = THANK_YOU.sentence;

/**
 * «Núria: una boda religiosa para 120 personas, el domingo 20 de junio de 2027, por la mañana.» Without a date: «con la
 * fecha por confirmar» at its end; without a ceremony: «un evento». An empty or invalid value is left out.
 */
export function summarize(values: SummaryValues, ceremonies = CEREMONY_IN_WORDS): SummaryPart[] {
  const name = cleanLine(values.name ?? '');
  const ceremony = ceremonies[values.ceremony as Ceremony] ?? anyKind;
  const count = Number(values.numberOfGuests);
  const words = values.date && dayInWords(values.date);
  const texts: [SummaryField, string][] = [
    ['name', name],
    ['ceremony', name ? ceremony : capitalized(ceremony)],
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
const PUNCTUATION: { readonly [Field in SummaryField]?: string } = { name: ':', ceremony: '' };
