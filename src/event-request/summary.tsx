import { EVENT_REQUEST } from '../content/event-request.ts';
import { controlId } from '../form/control-of.ts';
import { type Entries, isUntouched } from '../form/form-state.ts';
import type { EventRequestField } from '../shared/event-request.ts';
import styles from './summary.module.css';
import { summaryOf } from './summary.ts';

const { untouched, legend } = EVENT_REQUEST.summary;

/** The request as a sentence. Its parts link to their fields; values that nobody has chosen are dotted (U-22). */
export function Summary({ entries }: { entries: Entries<EventRequestField> }) {
  // The default date is told as no day.
  const told = Object.entries(entries).filter(
    ([name, entry]) => name !== 'date' || !isUntouched(entry),
  );
  const parts = summaryOf(Object.fromEntries(told.map(([name, { value }]) => [name, value])));
  return (
    <>
      {/* Translated text nodes, which come and go here, would make React throw. */}
      <p className={styles.sentence} translate="no">
        {parts.flatMap(([name, text, punctuation]) => [
          <a
            key={name}
            href={`#${controlId(name)}`}
            title={isUntouched(entries[name]) ? untouched : undefined}
          >
            <span>{text}</span>
            {punctuation}
          </a>,
          ' ',
        ])}
      </p>
      {parts.some(([name]) => isUntouched(entries[name])) && (
        <p className={styles.legend}>{legend}</p>
      )}
    </>
  );
}
