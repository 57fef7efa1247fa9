import { FORM_TEXTS } from '../content/form.ts';
import { CEREMONY_IN_WORDS, UNCHOSEN_CEREMONY_IN_WORDS } from '../content/options.ts';
import { controlId } from '../form/controls.ts';
import { type FormState, textOf } from '../form/form-state.ts';
import { cleanLine } from '../shared/clean-text.ts';
import { EVENT_REQUEST_FIELDS, type EventRequest } from '../shared/event-request.ts';
import { capitalized, uncapitalized } from '../shared/spanish-words.ts';
import { type SummaryField, type SummaryPart, summarize } from './summarize.ts';
import styles from './summary.module.css';

const { unchosen } = FORM_TEXTS;
const { anyEvent, legend } = FORM_TEXTS.summary;

/** «Núria: un evento con todo por confirmar: qué celebras, cuántos seréis, el momento del día y la fecha.» */
function summarizeAnyEvent(name: string): readonly SummaryPart[] {
  const { ceremony, numberOfGuests, time, date } = anyEvent;
  return [
    ...(name ? ([['name', name, ':']] as const) : []),
    ['ceremony', name ? ceremony : capitalized(ceremony), ','],
    ['numberOfGuests', numberOfGuests, ','],
    ['time', time, ''],
    ['date', date, '.'],
  ];
}

interface SummaryProps {
  state: FormState<EventRequest>;
  /** A button has filled in values of its own. */
  isPrefilled: boolean;
}

/**
 * The request as a sentence, which tells no value until one is chosen or filled in by a button. Each part links to its
 * field; a part that nobody has chosen is dotted.
 */
export function Summary({ state, isPrefilled }: SummaryProps) {
  const isChosen = (name: SummaryField) => name in state.choices;
  const isAnyEvent =
    !isPrefilled && !(['ceremony', 'numberOfGuests', 'time', 'date'] as const).some(isChosen);
  const values = {
    name: textOf(state, 'name'),
    // A wedding by default, of which the visitor has said nothing.
    ...((isPrefilled || isChosen('ceremony')) && { ceremony: textOf(state, 'ceremony') }),
    numberOfGuests: textOf(state, 'numberOfGuests'),
    time: textOf(state, 'time'),
    // Its default is today, which is probably not the day.
    ...(isChosen('date') && { date: textOf(state, 'date') }),
  };
  const nameOf = (name: SummaryField, text: string) =>
    `${FORM_TEXTS.accept} «${text}»${isChosen(name) ? '' : ` (${uncapitalized(unchosen)})`}`;
  const ceremonies = isChosen('ceremony') ? CEREMONY_IN_WORDS : UNCHOSEN_CEREMONY_IN_WORDS;
  const parts = isAnyEvent
    ? summarizeAnyEvent(cleanLine(values.name))
    : summarize(values, ceremonies);
  return (
    <>
      <p className={styles.sentence}>
        {/* Replaced as a whole: React cannot change text nodes that a translator or an extension has wrapped. */}
        {parts.map(([name, text, punctuation]) => (
          <span key={name + text + punctuation} data-links>
            <a
              href={`#${controlId(name)}`}
              // For screen readers, which list links out of their sentence.
              aria-label={nameOf(name, text)}
              title={EVENT_REQUEST_FIELDS[name].label}
              data-unchosen={!isChosen(name) || undefined}
            >
              <span>{text}</span>
              {punctuation}
            </a>{' '}
          </span>
        ))}
      </p>
      {!isAnyEvent && !parts.every(([name]) => isChosen(name)) && (
        <p className={styles.legend}>{legend}</p>
      )}
    </>
  );
}
