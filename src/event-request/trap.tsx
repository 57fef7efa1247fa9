import { EVENT_REQUEST } from '../content/event-request.ts';
import styles from './trap.module.css';

/** No field of the request: programs are drawn to the name, and no browser or password manager fills it in. */
const NAME = 'subject';

/** A field that nobody sees or reaches by Tab: what fills it in is a program, mostly (U-15). */
export function Trap() {
  return (
    <div aria-hidden="true" className={styles.trap}>
      <label>
        {EVENT_REQUEST.trap}
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

/** What to tell of a form that was opened at `openedAt`, as `performance.now()` gives it (contract, `SIGNALS_HEADER`). */
export function signalsOf(form: HTMLFormElement, openedAt: number): string {
  const age = `age=${Math.floor((performance.now() - openedAt) / 1000)}`;
  return new FormData(form).get(NAME) ? `${age}, trap` : age;
}
