import { EVENT_REQUEST } from '../content/event-request.ts';
import { Form } from '../form/form.tsx';
import { DialogBody } from '../ui/dialog.tsx';
import textStyles from '../ui/text.module.css';
import { ContactOptions } from './contact-options.tsx';
import type { OpeningValues } from './prefill.ts';
import { PrivacyClause } from './privacy-clause.tsx';
import { Summary } from './summary.tsx';
import { ThankYou } from './thank-you.tsx';
import { HONEYPOT, useRequest } from './use-request.ts';

/** The thank-you is in the same chunk, so that after a submit it needs no connection. */
export default Object.assign(EventRequestForm, { ThankYou });

function EventRequestForm({ opening }: { opening: OpeningValues }) {
  const form = useRequest(opening);
  return (
    <>
      <DialogBody>
        <Form form={form} texts={EVENT_REQUEST} above={<Summary entries={form.entries} />}>
          <PrivacyClause />
          <Honeypot />
        </Form>
      </DialogBody>
      <ContactOptions entries={form.entries} />
    </>
  );
}

/**
 * A field that visitors neither see nor reach by Tab: if it is filled in, a program probably did it. Programs
 * recognise `display: none`.
 */
function Honeypot() {
  return (
    <div aria-hidden="true" className={textStyles.hidden}>
      <label>
        {EVENT_REQUEST.honeypot}
        <input
          type="text"
          name={HONEYPOT}
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
