import { CEREMONY_IN_WORDS } from '../content/choices.ts';
import { EVENT_REQUEST } from '../content/event-request.ts';
import { controlId } from '../form/controls.ts';
import { type Entries, isUntouched } from '../form/form-state.ts';
import { cleanLine } from '../shared/clean-text.ts';
import { dayInWords } from '../shared/dates.ts';
import type { Ceremony, EventRequest, EventRequestField } from '../shared/event-request.ts';
import { capitalized } from '../shared/spanish-words.ts';
import styles from './summary.module.css';

type SummaryField = 'name' | 'ceremony' | 'numberOfGuests' | 'date' | 'time';

/** The values that the sentence states, of the controls or of a request. A value that nobody has chosen, such as the date, may be left out. */
export type SummaryValues = Partial<Record<SummaryField, string>> | Partial<EventRequest>;

/** One part of the summary: its field, its text, and the punctuation after it. */
export type SummaryPart = readonly [name: SummaryField, text: string, punctuation: string];

const { anyKind, anyWedding, guests, anyDay, day, time } = EVENT_REQUEST.summary;

const kindOf = (ceremony: string | undefined) => CEREMONY_IN_WORDS[ceremony as Ceremony] ?? anyKind;

/**
 * «Núria: una boda religiosa para 120 personas, el domingo 20 de junio de 2027, por la mañana.» Without a date: «con la fecha por
 * confirmar» at its end; without a ceremony: «un evento». An empty or invalid value is left out.
 */
export function summaryOf(values: SummaryValues, kind = kindOf(values.ceremony)): SummaryPart[] {
  const name = cleanLine(values.name ?? '');
  const count = Number(values.numberOfGuests);
  const words = values.date && dayInWords(values.date);
  const texts: [SummaryField, string][] = [
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
const PUNCTUATION: { readonly [Field in SummaryField]?: string } = { name: ':', ceremony: '' };

const { anyEvent } = EVENT_REQUEST.summary;
/** «Un evento, por confirmar: tipo, invitados, momento y fecha.» */
const ANY_EVENT: readonly SummaryPart[] = [
  ['ceremony', anyEvent.ceremony, ','],
  ['numberOfGuests', anyEvent.numberOfGuests, ','],
  ['time', anyEvent.time, ''],
  ['date', anyEvent.date, '.'],
];

/** The button of the weddings suggests a wedding, and nobody has chosen which. */
const kindInSentence = ({ value, origin }: Entries<'ceremony'>['ceremony']) =>
  origin === 'suggested' && value.startsWith('Boda') ? anyWedding : kindOf(value);

/** A default date is left out: the sentence then says that the date is to be confirmed. */
function valuesInSentence(entries: Entries<EventRequestField>): SummaryValues {
  const known = Object.entries(entries).filter(
    ([name, entry]) => name !== 'date' || !isUntouched(entry),
  );
  return Object.fromEntries(known.map(([name, { value }]) => [name, value]));
}

/** The request as a sentence, which tells no value until one is chosen. Each part links to its field; a part that nobody has chosen is dotted. */
export function Summary({ entries }: { entries: Entries<EventRequestField> }) {
  const { untouched, legend } = EVENT_REQUEST.summary;
  const isAnyEvent = ANY_EVENT.every(
    ([name]) => entries[name].origin === 'default' && isUntouched(entries[name]),
  );
  const parts = isAnyEvent
    ? ANY_EVENT
    : summaryOf(valuesInSentence(entries), kindInSentence(entries.ceremony));
  return (
    <>
      <p className={styles.sentence}>
        {/* Replaced as a whole: React cannot change text nodes that a translator or an extension has wrapped. */}
        {parts.map(([name, text, punctuation]) => (
          <span key={name + text + punctuation} data-links>
            <a
              href={`#${controlId(name)}`}
              title={isUntouched(entries[name]) ? untouched : undefined}
            >
              <span>{text}</span>
              {punctuation}
            </a>{' '}
          </span>
        ))}
      </p>
      {!isAnyEvent && parts.some(([name]) => isUntouched(entries[name])) && (
        <p className={styles.legend}>{legend}</p>
      )}
    </>
  );
}
