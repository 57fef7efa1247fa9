import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { EVENT_REQUEST } from '../content/event-request.ts';
import { Form } from '../form/form.tsx';
import { type Entries, isUntouched } from '../form/use-entries.ts';
import { useForm } from '../form/use-form.ts';
import { localDay } from '../shared/dates.ts';
import {
  type EventRequest,
  type EventRequestField,
  validateEventRequest,
} from '../shared/event-request.ts';
import buttonStyles from '../ui/button.module.css';
import { reload } from '../ui/old-tab.ts';
import { ContactOptions } from './contact-options.tsx';
import { type Draft, keepDraft, readDraft } from './draft.ts';
import { eventRequestFields } from './fields.ts';
import { Honeypot, signalsOf } from './honeypot.tsx';
import { PrivacyClause } from './privacy-clause.tsx';
import { Summary } from './summary.tsx';
import type { Opening } from './use-event-request.ts';
import { useOutbox } from './use-outbox.ts';

// biome-ignore lint/performance/noBarrelFile: one chunk holds both, so that the thank-you needs no connection.
export { ThankYou } from './thank-you.tsx';

/** How long an open form holds queued requests back after its opening or its last edit, in milliseconds. */
const EDIT_HOLD = 900_000;

interface EventRequestFormProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** The last opening of the dialog. The form may be mounted in a dialog that was never open, to send queued requests (U-4). */
  opening: Opening | undefined;
  /** A request has been sent. `isDone`: it was the one in the form, so the dialog should close. */
  onSent: (request: EventRequest, isDone: boolean) => void;
  /** The form has something to show: the dialog should open. */
  onOpen: () => void;
}

/** The request in the form. */
interface OwnRequest {
  /** Its `Idempotency-Key`, one for each filled-in form. */
  key: string;
  /** Whether the function has refused it: it waits for the visitor. Missing until an opening shows the request. */
  isRefused?: boolean;
  /** What was typed before a reload, until the form has it. */
  draft?: Draft | undefined;
}

const newRequest = (draft?: Draft): OwnRequest => ({
  key: draft?.key ?? crypto.randomUUID(),
  draft,
});

export default function EventRequestForm({
  isOpen,
  opening,
  onSent,
  onOpen,
}: EventRequestFormProps) {
  const [own, setOwn] = useState(() => newRequest(readDraft()));
  /** When filling in began, as `performance.now()` gives it. */
  const beganAt = useRef(0);
  const [mountedOn] = useState(() => localDay(new Date()));
  const form = useForm<EventRequest>({
    fields: eventRequestFields(opening?.day ?? mountedOn),
    validate: validateEventRequest,
    submit(request) {
      const signals = signalsOf(form.element(), beganAt.current, form.read());
      const entry = outbox.queue(own.key, request, signals);
      setOwn({ ...own, key: entry.key });
      return outbox.submit(entry);
    },
  });

  const outbox = useOutbox(isOpen, {
    onSent({ key, request }) {
      const isOwn = key === own.key;
      const isShown = isOwn && form.shows(request);
      if (isShown) form.reset();
      if (isOwn) setOwn(newRequest());
      // A submitted form closes also if it was edited while it was being sent (S-SUB-4).
      onSent(request, isShown || (isOwn && form.sending));
    },
    onRefused({ key }) {
      if (key === own.key || !isTouched(form.read())) onOpen();
    },
    isHeld() {
      const submitted = outbox.queuedAs(own.key)?.request;
      const isEdited = !submitted || !form.shows(submitted);
      return isOpen && isEdited && Date.now() - form.takenAt < EDIT_HOLD;
    },
  });

  /** An untouched form begins anew: with the draft, or with a refused request, unless the button of a service opens it. */
  function restore(opened: Opening | undefined): string {
    form.reset();
    const kept = own.draft ?? (opened && !opened.ceremony ? outbox.nextRefused() : undefined);
    // The time of a restored form is not known: it counts from the beginning of the page.
    beganAt.current = kept ? 0 : performance.now();
    if (kept) form.fill(kept.request, { isChosen: true });
    return kept?.key ?? own.key;
  }

  const begin = useEffectEvent((opened: Opening | undefined) => {
    const entries = form.read();
    const key = isTouched(entries) ? own.key : restore(opened);
    if (!opened) return setOwn({ key });
    // The page may have stayed open overnight (S-FLD-5).
    if (isTouched(entries) && !entries.date.isChosen)
      form.fill({ date: opened.day }, { isChosen: false });
    // A request that is being sent stays as it was submitted.
    if (opened.ceremony && !form.sending)
      form.fill({ ceremony: opened.ceremony }, { isChosen: false });
    // A new form starts at the top of the dialog, not where the last one was sent.
    if (own.isRefused === undefined) form.element().closest('dialog > *')?.scrollTo(0, 0);
    const isRefused = outbox.markShown(key);
    setOwn({ key, isRefused });
    // In the open dialog, the first field that lacks a value gets the focus.
    if (isRefused) setTimeout(form.check);
  });
  // A layout effect: a later one could reset what has already been typed into a new form.
  useLayoutEffect(() => begin(opening), [opening]);

  const { entries, values } = form;
  const onChange = useEffectEvent((current: typeof values, key: string) => {
    const isEmpty = !isTouched(entries);
    // A draft holds only typed values: a restored default date would be that of an earlier day.
    const typed = Object.entries(current).filter(([name]) => {
      const entry = entries[name as EventRequestField];
      return entry.value && !isUntouched(entry);
    });
    keepDraft({ key, request: isEmpty ? {} : Object.fromEntries(typed) });
    // The visitor has emptied the form of a refused request. A form that still lacks its draft was not emptied.
    if (isEmpty && !own.draft && outbox.discard(key)) setOwn(newRequest());
  });
  // Not after each render: while the form is empty, its queued request may be refused.
  useEffect(() => onChange(values, own.key), [values, own.key]);

  return (
    <>
      <Form
        form={form}
        texts={{
          ...EVENT_REQUEST,
          ...(own.isRefused && { notice: EVENT_REQUEST.waiting }),
          invalidElsewhere: <OldForm />,
        }}
        above={<Summary entries={form.entries} />}
      >
        <PrivacyClause />
        <Honeypot />
      </Form>
      <ContactOptions entries={form.entries} />
    </>
  );
}

/** Whether the visitor, or an extension without an event, has changed a value. Code sets date and ceremony, too. */
const isTouched = (entries: Entries<EventRequestField>) =>
  Object.entries(entries).some(
    ([name, { value, initial, isChosen }]) =>
      value !== initial && (isChosen || !['date', 'ceremony'].includes(name)),
  );

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
