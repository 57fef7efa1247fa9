import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { EVENT_REQUEST } from '../content/event-request.ts';
import { SITE } from '../content/site.ts';
import { Form } from '../form/form.tsx';
import { readValues } from '../form/use-form.ts';
import { localDay } from '../shared/dates.ts';
import {
  CEREMONIES,
  type Ceremony,
  type EventRequest,
  validateEventRequest,
} from '../shared/event-request.ts';
import { eventRequestFields } from './fields.ts';
import { fillIn } from './fill-in.ts';
import { OldForm } from './old-form.tsx';
import { PrivacyClause } from './privacy-clause.tsx';
import { SentRequest } from './sent-request.tsx';
import { Summary } from './summary.tsx';
import { signalsOf, Trap } from './trap.tsx';
import { contentOf, useSending } from './use-sending.ts';
import { useTyped } from './use-typed.ts';
import { WaysToReach } from './ways-to-reach.tsx';

export interface EventRequestFormProps {
  /** Whether the dialog is open: closed, the form may be there to send what was kept (U-4). */
  open: boolean;
  /** Grows with every opening of the dialog: the day and the chosen ceremony are then brought up to date. */
  opening: number;
  /** The ceremony to start with, if what opened the dialog stands for one. */
  ceremony: Ceremony | undefined;
  /** A request has gone; `isShown`: it is the one that the form shows; `said`: what to say of it. */
  onSent: (isShown: boolean, said: ReactNode) => void;
  /** A request waits for the visitor: the dialog should be opened. */
  onWaiting: () => void;
}

export default function EventRequestForm({
  open,
  opening,
  ceremony,
  onSent,
  onWaiting,
}: EventRequestFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  /** What the form was given when it was last opened as new, or reset; and when it was opened so. */
  const given = useRef<string>(null);
  const openedAt = useRef(0);
  const [today, setToday] = useState(() => localDay(new Date()));
  const fields = useMemo(() => eventRequestFields(today), [today]);
  const [isWaiting, setWaiting] = useState(false);
  const isUntouched = () => given.current === null || given.current === contentOf(formRef.current);
  const { send, takeRefused, isStored, reloadWith } = useSending({
    formRef,
    open,
    onSent: (isShown, request) => onSent(isShown, <SentRequest request={request} />),
    onRefused: (isShown) => {
      if (isShown || isUntouched()) onWaiting();
    },
  });

  const showWaiting = (form: HTMLFormElement) => {
    const isFree = isUntouched();
    const waiting = takeRefused(isFree);
    setWaiting(waiting !== undefined);
    if (!waiting) return;
    if (isFree) fillIn(form, fields, waiting);
    // It says what is missing as a submit does; what is whole the visitor sends.
    setTimeout(() => {
      if (!validateEventRequest(readAll()).valid)
        form.querySelector<HTMLElement>('[type="submit"]')?.click();
    });
  };

  // Before anything can be typed into a form that has just come: a later effect would reset that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is each opening that counts, not what it brings.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const isFree = isUntouched();
    // As new, then, also without the ceremony that another button had chosen.
    if (isFree) form.reset();
    const date = form.elements.namedItem('date') as HTMLInputElement;
    const now = localDay(new Date());
    // A page left open overnight still says yesterday, unless the visitor has chosen a day (S-FLD-5).
    if (date.value === today) date.value = now;
    setToday(now);
    // After a reload it comes from storage.
    if (ceremony && CEREMONIES.includes(ceremony))
      (form.elements.namedItem('ceremony') as HTMLSelectElement).value = ceremony;
    if (isFree) {
      given.current = contentOf(form);
      openedAt.current = performance.now();
    }
    // Once what the form is given is noted: what is filled in counts as typed.
    if (opening > 0 && !ceremony) queueMicrotask(() => showWaiting(form));
  }, [opening]);

  useEffect(() => {
    const form = formRef.current;
    // The event comes before the controls have their first values again. The dialog may be open, and typed into, a
    // moment before its form hears of the opening.
    const note = () => {
      setWaiting(false);
      queueMicrotask(() => {
        given.current = contentOf(form);
      });
    };
    form?.addEventListener('reset', note);
    return () => form?.removeEventListener('reset', note);
  }, []);

  const readAll = () => readValues(formRef.current as HTMLFormElement, fields);

  const submit = (request: EventRequest) => {
    const form = formRef.current as HTMLFormElement;
    return send(request, signalsOf(form, openedAt.current));
  };

  const typed = useTyped({ formRef, fields, opening });

  return (
    <WaysToReach typed={typed}>
      <Form
        ref={formRef}
        fields={fields}
        validate={validateEventRequest}
        submit={submit}
        texts={{
          ...EVENT_REQUEST,
          ...(isWaiting && { notice: EVENT_REQUEST.waiting }),
          invalidElsewhere: <OldForm isKept={isStored} onReload={() => reloadWith(readAll())} />,
          dismiss: SITE.dismiss,
        }}
        above={<Summary typed={typed} />}
      >
        <PrivacyClause />
        <Trap />
      </Form>
    </WaysToReach>
  );
}
