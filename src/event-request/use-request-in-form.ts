import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Entries, isUntouched } from '../form/use-entries.ts';
import { type Submission, useForm } from '../form/use-form.ts';
import { localDay } from '../shared/dates.ts';
import {
  EVENT_REQUEST_FIELDS,
  type EventRequest,
  type EventRequestField,
  validateEventRequest,
} from '../shared/event-request.ts';
import { chosenValues, formatFormSignals } from '../shared/form-signals.ts';
import { keepDraft, readDraft } from './draft.ts';
import { eventRequestFields } from './fields.ts';
import { isHoneypotFilled } from './honeypot.tsx';
import type { QueuedRequest } from './outbox-storage.ts';
import type { Opening } from './use-event-request.ts';
import { useOutbox } from './use-outbox.ts';

/** How long an open form holds queued requests back after its opening or its last snapshot, in milliseconds. */
const EDIT_HOLD = 900_000;

export interface SentRequest extends QueuedRequest {
  /** The form has submitted it in this view of the page, and showed it until it was sent. Otherwise somebody else may use the device by now. */
  isFromForm: boolean;
}

export interface RequestInFormProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** The last opening of the dialog, if there was one. */
  opening: Opening | undefined;
  /** A request has been sent. `isDone`: it was the one in the form, so the dialog should close. */
  onSent: (sent: SentRequest, isDone: boolean) => void;
  /** A returned request is to be shown: the dialog should open. */
  onReturned: () => void;
}

interface RequestInForm {
  /** Its `Idempotency-Key`, one for each filled-in form. */
  key: string;
  /** Whether it has been submitted in this view of the page. */
  isSubmitted: boolean;
  /** Whether the function has returned it, and the form shows it again. */
  isReturned: boolean;
}

const newRequest = (key: string = crypto.randomUUID()): RequestInForm => ({
  key,
  isSubmitted: false,
  isReturned: false,
});

/**
 * The request in the form, until it has been sent. An opening of the dialog begins it, a reload restores it from the draft, or
 * the function has returned it.
 */
export function useRequestInForm({ isOpen, opening, onSent, onReturned }: RequestInFormProps) {
  const [draft] = useState(readDraft);
  const [inForm, setInForm] = useState(() => newRequest(draft?.key));
  const { key } = inForm;
  /** When filling in began, as `performance.now()` gives it; 0, the beginning of the page, if it is not known. */
  const beganAt = useRef(0);
  const [mountedOn] = useState(() => localDay(new Date()));
  const form = useForm<EventRequest>({
    fields: eventRequestFields(opening?.day ?? mountedOn),
    validate: validateEventRequest,
    restored: draft?.request,
    submit(request, entries): Promise<Submission<EventRequest>> {
      const signals = formatFormSignals({
        ageSeconds: Math.floor((performance.now() - beganAt.current) / 1000),
        isHoneypotFilled: isHoneypotFilled(form.element()),
        untouched: EVENT_REQUEST_FIELDS.filter((name) => isUntouched(entries[name])),
      });
      const earlier = outbox.queuedAs(key);
      // With a newer default date, the same request would be mailed twice.
      const isAgain = earlier && form.shows(earlier.request);
      const queued = isAgain ? earlier : outbox.queue(key, request, signals);
      setInForm({ ...inForm, key: queued.key, isSubmitted: true });
      return outbox.submit(queued);
    },
  });

  const outbox = useOutbox(isOpen, {
    onSent(sent) {
      const isOwn = sent.key === key;
      const isShown = isOwn && form.shows(sent.request);
      // A submitted form closes also if it was edited while it was being sent (S-SUB-4).
      const isDone = isShown || (isOwn && form.sending);
      if (isShown) form.reset();
      if (isOwn) setInForm(newRequest());
      onSent({ ...sent, isFromForm: isDone && inForm.isSubmitted }, isDone);
    },
    onReturned(returned) {
      if (returned.key === key || isEmpty(form.take())) onReturned();
    },
    isHeld() {
      const queued = outbox.queuedAs(key);
      const isEdited = !queued || !form.shows(queued.request);
      return isOpen && isEdited && Date.now() - form.takenAt < EDIT_HOLD;
    },
  });

  /** Begins an empty form anew, with a returned request unless the button suggests something. Keeps what was typed. */
  const begin = useEffectEvent(({ day, ceremony, guests }: Opening) => {
    // The page may have stayed open overnight (S-FLD-5).
    if (form.entries.date.origin === 'default') form.fill('default', { date: day });
    const isNew = isEmpty(form.take());
    const returned = isNew && !ceremony && !guests ? outbox.nextReturned() : undefined;
    if (isNew) {
      form.reset();
      beganAt.current = returned ? 0 : performance.now();
      // A new form starts at the top of the dialog, not where the last one was sent.
      form.element().parentElement?.scrollTo(0, 0);
    }
    // Of a returned request only what was chosen: its default date may be that of an earlier day.
    if (returned) form.fill('chosen', chosenValues(returned.request, returned.signals));
    // The choices of a request that is being sent stay as they were submitted.
    if (ceremony && !form.sending) form.fill('suggested', { ceremony });
    const hasGuests = !isNew && form.entries.numberOfGuests.origin === 'chosen';
    if (guests && !hasGuests && !form.sending) form.fill('suggested', { numberOfGuests: guests });
    const begun = returned ? newRequest(returned.key) : inForm;
    const isReturned = outbox.markShown(begun.key);
    setInForm({ ...begun, isReturned });
    // In the open dialog, the first field that lacks a value gets the focus.
    if (isReturned) setTimeout(form.check);
  });
  // A layout effect: a later one could reset what has already been typed into a new form.
  useLayoutEffect(() => {
    if (opening) begin(opening);
  }, [opening]);

  const { entries, values } = form;
  const onSnapshot = useEffectEvent((current: typeof values, currentKey: string) => {
    const isNowEmpty = isEmpty(entries);
    const typed = Object.entries(current).filter(([name]) => {
      const entry = entries[name as EventRequestField];
      return entry.value && !isUntouched(entry);
    });
    keepDraft({ key: currentKey, request: isNowEmpty ? {} : Object.fromEntries(typed) });
    // The visitor has emptied the form of a returned request.
    if (isNowEmpty && outbox.discard(currentKey)) setInForm(newRequest());
  });
  // Only after a snapshot: a request may also be returned while its form is empty, which must not discard it.
  useEffect(() => onSnapshot(values, key), [values, key]);

  return { form, isReturned: inForm.isReturned };
}

/** Whether nobody has entered a value, neither the visitor nor an extension. A suggestion alone is no entry. */
const isEmpty = (entries: Entries<EventRequestField>) =>
  Object.values(entries).every(
    ({ value, initial, origin }) => value === initial || origin === 'suggested',
  );
