import { useEffect, useMemo, useRef, useState } from 'react';
import { BUSINESS, phoneLink } from '../content/business.ts';
import { EVENT_REQUEST } from '../content/event-request.ts';
import { SITE } from '../content/site.ts';
import { NATIVE_FIELD_TYPES } from '../form/fields/native.ts';
import { Form } from '../form/form.tsx';
import { localDay } from '../shared/dates.ts';
import { type Ceremony, type EventRequest, validateEventRequest } from '../shared/event-request.ts';
import styles from './event-request-form.module.css';
import { eventRequestFields } from './fields.ts';
import { PrivacyClause } from './privacy-clause.tsx';
import { sendEventRequest } from './send-event-request.ts';

export interface EventRequestFormProps {
  /** Grows with every opening of the dialog: the day and the chosen ceremony are then brought up to date. */
  opening: number;
  /** The ceremony to start with, if what opened the dialog stands for one. */
  ceremony: Ceremony | undefined;
  onSent: () => void;
}

const TEXTS = { ...EVENT_REQUEST, dismiss: SITE.dismiss };

/** One per filled-in form (contract); absent where the page is not served over HTTPS. */
const newKey = (): string | undefined => globalThis.crypto?.randomUUID?.();

/** All that the form holds, to be compared with what it held before. */
const contentOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);

export default function EventRequestForm({ opening, ceremony, onSent }: EventRequestFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const key = useRef(newKey());
  /** What the form was given when it was last opened as new. */
  const given = useRef<string>(undefined);
  const [today, setToday] = useState(() => localDay(new Date()));
  const fields = useMemo(() => eventRequestFields(today), [today]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is each opening that counts, not what it brings.
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const isUntouched = given.current === undefined || given.current === contentOf(form);
    // As new, then, also without the ceremony that another button had chosen.
    if (isUntouched) form.reset();
    const date = form.elements.namedItem('date') as HTMLInputElement;
    const now = localDay(new Date());
    // A page left open overnight still says yesterday, unless the visitor has chosen a day (S-FLD-5).
    if (date.value === today) date.value = now;
    setToday(now);
    if (ceremony) (form.elements.namedItem('ceremony') as HTMLSelectElement).value = ceremony;
    if (isUntouched) given.current = contentOf(form);
  }, [opening]);

  async function submit(request: EventRequest) {
    const submission = await sendEventRequest(request, key.current);
    if (submission.status === 'sent') {
      key.current = newKey();
      onSent();
    }
    return submission;
  }

  return (
    <Form
      ref={formRef}
      fieldTypes={NATIVE_FIELD_TYPES}
      fields={fields}
      validate={validateEventRequest}
      submit={submit}
      texts={TEXTS}
    >
      <p className={styles.otherWays}>
        <span>{EVENT_REQUEST.otherWays}</span>
        <a href={phoneLink(BUSINESS.phone)}>{BUSINESS.phone}</a>
        <a href={`mailto:${BUSINESS.email}`}>{BUSINESS.email}</a>
      </p>
      <PrivacyClause />
    </Form>
  );
}
