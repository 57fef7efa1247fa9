import { EVENT_REQUEST } from '../content/event-request.ts';
import styles from './honeypot.module.css';

/** Not a field of the request. The name attracts programs, and no browser or password manager fills it in. */
const NAME = 'subject';

/** A field that no visitor sees or reaches by Tab. Mostly programs fill it in (U-15). */
export function Honeypot() {
  return (
    <div aria-hidden="true" className={styles.honeypot}>
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
export function signalsOf(form: HTMLFormElement, openedAt: number): string {
  const age = `age=${Math.floor((performance.now() - openedAt) / 1000)}`;
  return new FormData(form).get(NAME) ? `${age}, trap` : age;
}
