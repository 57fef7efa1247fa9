import { EVENT_REQUEST } from '../content/event-request.ts';
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

export const isHoneypotFilled = (form: HTMLFormElement) => Boolean(new FormData(form).get(NAME));
