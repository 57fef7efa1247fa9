import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { EVENT_REQUEST } from '../content/event-request.ts';
import { controlOf } from '../form/control-of.ts';
import { Form } from '../form/form.tsx';
import { readValues } from '../form/use-form.ts';
import { localDay } from '../shared/dates.ts';
import {
  CEREMONIES,
  type Ceremony,
  type EventRequest,
  type EventRequestField,
  validateEventRequest,
} from '../shared/event-request.ts';
import { ContactOptions } from './contact-options.tsx';
import { eventRequestFields } from './fields.ts';
import { fillIn } from './fill-in.ts';
import { Honeypot, signalsOf } from './honeypot.tsx';
import { OldForm } from './old-form.tsx';
import { PrivacyClause } from './privacy-clause.tsx';
import { SentRequest } from './sent-request.tsx';
import { Summary } from './summary.tsx';
import { useOutbox } from './use-outbox.ts';
import { useTyped } from './use-typed.ts';

interface EventRequestFormProps {
  /** Whether the dialog is open. The form may be mounted in a closed dialog to send queued requests (U-4). */
  open: boolean;
  /** How often the dialog has been opened. Each time, the form updates its day and its ceremony. */
  openCount: number;
  /** The ceremony of the button that opened the dialog, if it has one. */
  ceremony: Ceremony | undefined;
  /** Called when a request has been sent. `isShown`: the form shows this request. `thanks`: the content of the thank-you. */
  onSent: (isShown: boolean, thanks: ReactNode) => void;
  /** Called when a request is held: the dialog should open. */
  onHeld: () => void;
}

export default function EventRequestForm({
  open,
  openCount,
  ceremony,
  onSent,
  onHeld,
}: EventRequestFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  /** When the form was last opened untouched, as `performance.now()` gives it. */
  const openedAt = useRef(0);
  const [today, setToday] = useState(() => localDay(new Date()));
  const fields = useMemo(() => eventRequestFields(today), [today]);
  const { typed, isUntouched } = useTyped({ formRef, fields, openCount });
  const thank = (isShown: boolean, request: EventRequest) =>
    onSent(isShown, <SentRequest request={request} />);
  const outbox = useOutbox({
    formRef,
    open,
    onSent: thank,
    onHeld: (isShown) => {
      if (isShown || isUntouched()) onHeld();
    },
  });

  const showHeld = (form: HTMLFormElement) => {
    const isFree = isUntouched();
    const held = outbox.takeHeld(isFree);
    if (!held) return;
    if (isFree) fillIn(form, fields, held);
    // Submit an incomplete request to show what is missing. The visitor submits a complete one.
    setTimeout(() => {
      if (!validateEventRequest(readAll()).valid)
        form.querySelector<HTMLElement>('[type="submit"]')?.click();
    });
  };

  // A layout effect: a later one could reset what has already been typed into a new form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once per opening.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // Reset an untouched form: an earlier button may have set its ceremony.
    if (isUntouched()) {
      form.reset();
      openedAt.current = performance.now();
    }
    const setControl = (name: EventRequestField, value: string) => {
      const control = controlOf(form, name);
      if (!control || control.value === value) return;
      control.value = value;
      // Setting a value fires no input event.
      outbox.edit();
    };
    const now = localDay(new Date());
    // In a page that stayed open overnight, update the day, unless the visitor has chosen another one (S-FLD-5).
    if (controlOf(form, 'date')?.value === today) setControl('date', now);
    setToday(now);
    // After a reload the ceremony comes from storage, which may hold any text.
    if (ceremony && CEREMONIES.includes(ceremony)) setControl('ceremony', ceremony);
    if (openCount > 0 && !ceremony) queueMicrotask(() => showHeld(form));
  }, [openCount]);

  const readAll = () => readValues(formRef.current as HTMLFormElement, fields);

  const submit = async (request: EventRequest) => {
    const form = formRef.current as HTMLFormElement;
    const submission = await outbox.submit(request, signalsOf(form, openedAt.current));
    if (submission.status === 'sent') thank(true, request);
    return submission;
  };

  return (
    <ContactOptions typed={typed}>
      <Form
        ref={formRef}
        fields={fields}
        validate={validateEventRequest}
        submit={submit}
        texts={{
          ...EVENT_REQUEST,
          ...(outbox.showsHeld && { notice: EVENT_REQUEST.waiting }),
          invalidElsewhere: (
            <OldForm isStored={outbox.isStored} onReload={() => outbox.reloadWith(readAll())} />
          ),
        }}
        above={<Summary typed={typed} />}
      >
        <PrivacyClause />
        <Honeypot />
      </Form>
    </ContactOptions>
  );
}
