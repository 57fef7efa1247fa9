import { EVENT_REQUEST } from '../content/event-request.ts';
import { cleanLine } from '../shared/clean-text.ts';
import type { EventRequest } from '../shared/event-request.ts';
import { dayInWords } from './date-help.ts';

type SummaryField = 'name' | 'ceremony' | 'numberOfGuests' | 'date' | 'time';
/** The values of the controls, or those of a request. */
export type SummaryValues = { readonly [Name in SummaryField]: string } | EventRequest;

/** One part of the summary (U-22): its field, its text, and the punctuation after it. */
export type SummaryPart = readonly [name: SummaryField, text: string, punctuation: string];

/**
 * «Núria: una boda religiosa para 120 personas, el domingo 20 de junio de 2027, por la mañana.» A part without
 * a value, a positive number of guests or a valid day is left out.
 */
export function summaryOf(values: SummaryValues): SummaryPart[] {
  const { kind, guests, day, time } = EVENT_REQUEST.summary;
  const name = cleanLine(values.name);
  const count = Number(values.numberOfGuests);
  const words = dayInWords(values.date);
  const ceremony = kind(values.ceremony);
  const parts: SummaryPart[] = [
    ['name', name, ':'],
    ['ceremony', name ? ceremony : ceremony.replace('u', 'U'), count > 0 ? '' : ','],
    ['numberOfGuests', count > 0 ? guests(count) : '', ','],
    ['date', words ? day(words) : '', ','],
    ['time', time(values.time), '.'],
  ];
  return parts.filter(([field, text]) => values[field] && text);
}

export const sentenceOf = (values: SummaryValues) =>
  summaryOf(values)
    .map(([, text, punctuation]) => text + punctuation)
    .join(' ');
