import { useRef } from 'react';
import { EVENT_REQUEST } from '../content/event-request.ts';
import { Form } from '../form/form.tsx';
import buttonStyles from '../ui/button.module.css';
import { DialogBody } from '../ui/dialog.tsx';
import { reload } from '../ui/old-tab.ts';
import { ContactOptions } from './contact-options.tsx';
import { readDraft } from './draft.ts';
import { Honeypot } from './honeypot.tsx';
import { moveOldRequests } from './old-outbox.ts';
import { PrivacyClause } from './privacy-clause.tsx';
import { Summary } from './summary.tsx';
import { type RequestProps, useRequest } from './use-request.ts';

// biome-ignore lint/performance/noBarrelFile: one chunk holds both, so that the thank-you needs no connection.
export { ThankYou } from './thank-you.tsx';

moveOldRequests();

/** The form in the dialog. */
export default function EventRequestForm(props: Omit<RequestProps, 'onNew'>) {
  const body = useRef<HTMLDivElement>(null);
  const form = useRequest({ ...props, onNew: () => body.current?.scrollTo(0, 0) });
  return (
    <>
      <DialogBody ref={body}>
        <Form
          form={form}
          texts={{ ...EVENT_REQUEST, invalidElsewhere: <OldForm /> }}
          above={<Summary entries={form.entries} />}
        >
          <PrivacyClause />
          <Honeypot />
        </Form>
      </DialogBody>
      <ContactOptions entries={form.entries} />
    </>
  );
}

/** Says that the function requires a field that this page's form does not have, and what to do (U-14). */
function OldForm() {
  const { text, stored, reload: label, unstored } = EVENT_REQUEST.oldForm;
  // Without storage a reload would lose the typed text.
  const isStored = readDraft() !== undefined;
  return (
    <span>
      {text} {isStored ? stored : unstored}{' '}
      {isStored && (
        <button type="button" className={buttonStyles.button} onClick={() => reload('')}>
          {label}
        </button>
      )}
    </span>
  );
}
