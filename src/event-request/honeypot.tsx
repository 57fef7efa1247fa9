import { EVENT_REQUEST } from '../content/event-request.ts';
import { type Entries, isUntouched } from '../form/use-entries.ts';
import { EVENT_REQUEST_FIELDS, type EventRequestField } from '../shared/event-request.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';

/** No field of the request has this name. It attracts programs, but browsers and password managers do not fill it in. */
const NAME = 'subject';

/**
 * A field that visitors neither see nor reach by Tab: if it is filled in, a program probably did it (U-15). Programs
 * recognise `display: none`.
 */
export function Honeypot() {
  return (
    <div aria-hidden="true" className={visuallyHidden.text}>
      <label>
        {EVENT_REQUEST.honeypot}
        <input
          type="text"
          name={NAME}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
          data-form-type="other"
        />
      </label>
    </div>
  );
}

/** The value of `SIGNALS_HEADER` for a form that was opened at `openedAt`, as `performance.now()` gives it. */
export function signalsOf(
  form: HTMLFormElement,
  openedAt: number,
  entries: Entries<EventRequestField>,
): string {
  const untouched = EVENT_REQUEST_FIELDS.filter((name) => isUntouched(entries[name]));
  const parts = [`age=${Math.floor((performance.now() - openedAt) / 1000)}`, ...untouched];
  if (new FormData(form).get(NAME)) parts.push('trap');
  return parts.join();
}
