import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Entries, isUntouched } from '../form/use-entries.ts';
import { useForm } from '../form/use-form.ts';
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
import type { SentRequest } from './outbox.ts';
import type { Opening } from './use-event-request.ts';
import { useOutbox } from './use-outbox.ts';

/** How long an open form holds queued requests back after its opening or its last edit, in milliseconds. */
const EDIT_HOLD = 900_000;

export interface FormEvents {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** The last opening of the dialog, if there was one. */
  opening: Opening | undefined;
  /** A request has been sent. `isDone`: it was the one in the form, so the dialog should close. */
  onSent: (sent: SentRequest, isDone: boolean) => void;
  /** The form has something to show: the dialog should open. */
  onOpen: () => void;
}

interface RequestInForm {
  /** Its `Idempotency-Key`, one for each filled-in form. */
  key: string;
  /** `new`: no opening of the dialog has shown it yet. `returned`: the function has returned it, and an opening shows it again. */
  phase: 'new' | 'open' | 'returned';
}

const newRequest = (key: string = crypto.randomUUID()): RequestInForm => ({ key, phase: 'new' });

/**
 * The request in the form, until it has been sent: begun by an opening of the dialog, restored from the draft after a reload, or
 * returned by the function. What the form shows is known from its entries alone: a value that nobody has touched belongs to the
 * opening, and not to the request.
 */
export function useRequestInForm({ isOpen, opening, onSent, onOpen }: FormEvents) {
  const [draft] = useState(readDraft);
  const [{ key, phase }, setRequest] = useState(() => newRequest(draft?.key));
  /** When filling in began, as `performance.now()` gives it. It counts from the beginning of the page if it is not known. */
  const beganAt = useRef(0);
  const [mountedOn] = useState(() => localDay(new Date()));
  const form = useForm<EventRequest>({
    fields: eventRequestFields(opening?.day ?? mountedOn),
    validate: validateEventRequest,
    restored: draft?.request,
    submit(request, entries) {
      const signals = formatFormSignals({
        ageSeconds: Math.floor((performance.now() - beganAt.current) / 1000),
        isHoneypotFilled: isHoneypotFilled(form.element()),
        untouched: EVENT_REQUEST_FIELDS.filter((name) => isUntouched(entries[name])),
      });
      const queued = outbox.queue(key, request, signals);
      setRequest({ key: queued.key, phase });
      return outbox.submit(queued);
    },
  });

  const outbox = useOutbox(isOpen, {
    onSent(sent) {
      const isOwn = sent.key === key;
      const isShown = isOwn && form.shows(sent.request);
      if (isShown) form.reset();
      if (isOwn) setRequest(newRequest());
      // A submitted form closes also if it was edited while it was being sent (S-SUB-4).
      onSent(sent, isShown || (isOwn && form.sending));
    },
    onReturned(returned) {
      if (returned.key === key || isEmpty(form.take())) onOpen();
    },
    isHeld() {
      const queued = outbox.queuedAs(key);
      const isEdited = !queued || !form.shows(queued.request);
      return isOpen && isEdited && Date.now() - form.takenAt < EDIT_HOLD;
    },
  });

  /** Begins an empty form anew, with a returned request unless the button of a service opens it. Keeps what was typed. */
  const begin = useEffectEvent(({ day, ceremony }: Opening) => {
    const entries = form.take();
    const isNew = isEmpty(entries);
    const returned = isNew && !ceremony ? outbox.nextReturned() : undefined;
    if (isNew) {
      form.reset();
      beganAt.current = returned ? 0 : performance.now();
    }
    form.fill({
      suggested: {
        // The page may have stayed open overnight (S-FLD-5).
        ...(!entries.date.isChosen && { date: day }),
        // A request that is being sent stays as it was submitted.
        ...(ceremony && !form.sending && { ceremony }),
      },
      // A default date would be that of an earlier day.
      ...(returned && { chosen: chosenValues(returned.request, returned.signals) }),
    });
    // A new form starts at the top of the dialog, not where the last one was sent.
    if (phase === 'new') form.element().closest('dialog > *')?.scrollTo(0, 0);
    const shownKey = returned?.key ?? key;
    const isReturned = outbox.markShown(shownKey);
    setRequest({ key: shownKey, phase: isReturned ? 'returned' : 'open' });
    // In the open dialog, the first field that lacks a value gets the focus.
    if (isReturned) setTimeout(form.check);
  });
  // A layout effect: a later one could reset what has already been typed into a new form.
  useLayoutEffect(() => {
    if (opening) begin(opening);
  }, [opening]);

  const { entries, values } = form;
  const onChange = useEffectEvent((current: typeof values, currentKey: string) => {
    const isNowEmpty = isEmpty(entries);
    const typed = Object.entries(current).filter(([name]) => {
      const entry = entries[name as EventRequestField];
      return entry.value && !isUntouched(entry);
    });
    keepDraft({ key: currentKey, request: isNowEmpty ? {} : Object.fromEntries(typed) });
    // The visitor has emptied the form of a returned request.
    if (isNowEmpty && outbox.discard(currentKey)) setRequest(newRequest());
  });
  // Not after each render: while the form is empty, its queued request may be returned.
  useEffect(() => onChange(values, key), [values, key]);

  return { form, phase };
}

/** Whether nobody has entered a value, neither the visitor nor an extension. An opening sets date and ceremony, too. */
const isEmpty = (entries: Entries<EventRequestField>) =>
  Object.entries(entries).every(
    ([name, { value, initial, isChosen }]) =>
      value === initial || (!isChosen && ['date', 'ceremony'].includes(name)),
  );
