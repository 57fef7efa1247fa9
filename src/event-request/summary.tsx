import { EVENT_REQUEST } from '../content/event-request.ts';
import { controlId } from '../form/controls.ts';
import { type FormState, textOf } from '../form/form-state.ts';
import { cleanLine } from '../shared/clean-text.ts';
import type { EventRequest } from '../shared/event-request.ts';
import { capitalized } from '../shared/spanish-words.ts';
import type { Suggestion } from './draft.ts';
import { requestInWords, type SentenceField, type SentencePart } from './request-in-words.ts';
import styles from './summary.module.css';

const { anyEvent, anyWedding, untouched, legend } = EVENT_REQUEST.summary;

/** «Núria: un evento con tipo, invitados, momento y fecha por confirmar.» */
function anyEventOf(name: string): readonly SentencePart[] {
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
  suggestion: Suggestion;
}

/** The request as a sentence, which tells no value until one is chosen or suggested. Each part links to its field; a part that nobody has chosen is dotted. */
export function Summary({ state, suggestion }: SummaryProps) {
  const isChosen = (name: SentenceField) => name in state.choices;
  const isAnyEvent =
    !suggestion.ceremony &&
    !suggestion.guests &&
    !(['ceremony', 'numberOfGuests', 'time', 'date'] as const).some(isChosen);
  const parts = isAnyEvent
    ? anyEventOf(cleanLine(textOf(state, 'name')))
    : sentenceOf(state, suggestion);
  return (
    <>
      <p className={styles.sentence}>
        {/* Replaced as a whole: React cannot change text nodes that a translator or an extension has wrapped. */}
        {parts.map(([name, text, punctuation]) => (
          <span key={name + text + punctuation} data-links>
            <a
              href={`#${controlId(name)}`}
              // For screen readers, which list links out of their sentence.
              aria-label={`${EVENT_REQUEST.accept} «${text}»`}
              title={isChosen(name) ? undefined : untouched}
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

function sentenceOf(state: FormState<EventRequest>, suggestion: Suggestion) {
  const values = {
    name: textOf(state, 'name'),
    ceremony: textOf(state, 'ceremony'),
    numberOfGuests: textOf(state, 'numberOfGuests'),
    time: textOf(state, 'time'),
    // Today, if nobody has chosen a day.
    ...('date' in state.choices && { date: textOf(state, 'date') }),
  };
  // The button of the weddings suggests a wedding, and nobody has chosen which.
  const isAnyWedding = !('ceremony' in state.choices) && suggestion.ceremony?.startsWith('Boda');
  return requestInWords(values, isAnyWedding ? anyWedding : undefined);
}
