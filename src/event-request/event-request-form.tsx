import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { EVENT_REQUEST } from '../content/event-request.ts';
import { SITE } from '../content/site.ts';
import { NATIVE_FIELD_TYPES } from '../form/fields/native.ts';
import { Form } from '../form/form.tsx';
import { localDay } from '../shared/dates.ts';
import { type Ceremony, type EventRequest, validateEventRequest } from '../shared/event-request.ts';
import { eventRequestFields } from './fields.ts';
import { PrivacyClause } from './privacy-clause.tsx';
import { signalsOf, Trap } from './trap.tsx';
import { contentOf, useSending } from './use-sending.ts';
import { WaysToReach } from './ways-to-reach.tsx';

export interface EventRequestFormProps {
  /** Whether the dialog is open: closed, the form may be there to send what was kept (U-4). */
  open: boolean;
  /** Grows with every opening of the dialog: the day and the chosen ceremony are then brought up to date. */
  opening: number;
  /** The ceremony to start with, if what opened the dialog stands for one. */
  ceremony: Ceremony | undefined;
  /** A request has gone; `isShown`: it is the one that the form shows. */
  onSent: (isShown: boolean) => void;
}

const TEXTS = { ...EVENT_REQUEST, dismiss: SITE.dismiss };

export default function EventRequestForm({
  open,
  opening,
  ceremony,
  onSent,
}: EventRequestFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  /** What the form was given when it was last opened as new, or reset; and when it was opened so. */
  const given = useRef<string>(null);
  const openedAt = useRef(0);
  const [today, setToday] = useState(() => localDay(new Date()));
  const fields = useMemo(() => eventRequestFields(today), [today]);
  const send = useSending({ formRef, open, onSent });

  // Before anything can be typed into a form that has just come: a later effect would reset that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is each opening that counts, not what it brings.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const isUntouched = given.current === null || given.current === contentOf(form);
    // As new, then, also without the ceremony that another button had chosen.
    if (isUntouched) form.reset();
    const date = form.elements.namedItem('date') as HTMLInputElement;
    const now = localDay(new Date());
    // A page left open overnight still says yesterday, unless the visitor has chosen a day (S-FLD-5).
    if (date.value === today) date.value = now;
    setToday(now);
    if (ceremony) (form.elements.namedItem('ceremony') as HTMLSelectElement).value = ceremony;
    if (!isUntouched) return;
    given.current = contentOf(form);
    openedAt.current = performance.now();
  }, [opening]);

  useEffect(() => {
    const form = formRef.current;
    // The event comes before the controls have their first values again. The dialog may be open, and typed into, a
    // moment before its form hears of the opening.
    const note = () =>
      queueMicrotask(() => {
        given.current = contentOf(form);
      });
    form?.addEventListener('reset', note);
    return () => form?.removeEventListener('reset', note);
  }, []);

  const submit = (request: EventRequest) => {
    const form = formRef.current as HTMLFormElement;
    return send(request, signalsOf(form, openedAt.current));
  };

  const readTyped = () => {
    const values = new FormData(formRef.current ?? undefined);
    const before = new Map<string, string>(JSON.parse(given.current ?? '[]'));
    return fields.map((field) => ({
      name: field.name,
      value: String(values.get(field.name) ?? ''),
      given: before.get(field.name) ?? '',
      initial: 'defaultValue' in field ? String(field.defaultValue) : '',
    }));
  };

  return (
    <>
      <Form
        ref={formRef}
        fieldTypes={NATIVE_FIELD_TYPES}
        fields={fields}
        validate={validateEventRequest}
        submit={submit}
        texts={TEXTS}
      >
        <PrivacyClause />
        <Trap />
      </Form>
      <WaysToReach formRef={formRef} readTyped={readTyped} opening={opening} />
    </>
  );
}
