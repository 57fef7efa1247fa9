import { FORM_TEXTS } from '../content/form.ts';
import { Form } from '../form/form.tsx';
import { DialogBody } from '../ui/dialog.tsx';
import textStyles from '../ui/text.module.css';
import { ContactOptions } from './contact-options.tsx';
import { PrivacyClause } from './privacy-clause.tsx';
import { Summary } from './summary.tsx';
import { HONEYPOT, useRequest } from './use-request.ts';

export default function EventRequestForm({ isOpen }: { isOpen: boolean }) {
  const { form, isPrefilled } = useRequest(isOpen);
  return (
    <>
      <DialogBody>
        <Form
          form={form}
          texts={FORM_TEXTS}
          above={<Summary state={form.state} isPrefilled={isPrefilled} />}
        >
          <PrivacyClause />
          <Honeypot />
        </Form>
      </DialogBody>
      <ContactOptions choices={form.state.choices} />
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
        {FORM_TEXTS.honeypot}
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
