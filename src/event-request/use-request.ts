import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Entries, isUntouched } from '../form/form-state.ts';
import { useForm } from '../form/use-form.ts';
import {
  EVENT_REQUEST_FIELDS,
  type EventRequest,
  type EventRequestErrors,
  type EventRequestField,
  validateEventRequest,
} from '../shared/event-request.ts';
import { formatFormSignals } from '../shared/form-signals.ts';
import { reloadOnce } from '../ui/old-tab.ts';
import { keepDraft, readDraft } from './draft.ts';
import { eventRequestFields } from './fields.ts';
import { DEFAULT_GUESTS, type Opening } from './opening.ts';
import { outbox } from './outbox.ts';
import type { PostResult } from './post-request.ts';
import {
  type OutboxEvent,
  type RequestEvent,
  type RequestState,
  reduceRequest,
} from './request.ts';

/** The name of the honeypot. It attracts programs, but browsers and password managers do not fill it in. */
export const HONEYPOT = 'subject';

export interface RequestProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** The last opening of the dialog. */
  opening: Opening;
  /** An empty form begins: it starts at the top of the dialog, not where the last one was sent. */
  onNew: () => void;
  /** The request in the form has been sent: the open dialog closes. */
  onClose: () => void;
}

/** The form of the event request, and its way to the studio (`request.ts`). A reload restores it from the draft. */
export function useRequest({ isOpen, opening, onNew, onClose }: RequestProps) {
  const [draft] = useState(readDraft);
  const current = useRef<RequestState>(draft?.state ?? { status: 'typed' });
  /** The ceremony of the last button that had one. */
  const lastCeremony = useRef<string>(undefined);
  /** When filling in began, as `performance.now()` gives it; 0, the beginning of the page, if it is not known. */
  const beganAt = useRef(0);
  const form = useForm<EventRequest>({
    fields: eventRequestFields(opening.day, opening.shownGuests),
    validate: validateEventRequest,
    restored: draft?.request,
    onEdit: () => void dispatch({ type: 'edit' }),
    async submit(request, entries) {
      const filledIn = { request, signals: signalsOf(entries) };
      const result = await dispatch({ type: 'submit', filledIn, newKey: newUuid() });
      if (result?.status === 'failed') report(result.reason);
      return result?.status === 'invalid' ? errorsToShow(result.errors) : undefined;
    },
  });

  /** Carries out the effects of an event. Returns the answer to the request that it sends, if it does. */
  function dispatch(event: RequestEvent): Promise<PostResult | undefined> | undefined {
    const previous = current.current;
    const { state, effects } = reduceRequest(previous, event);
    current.current = state;
    let answer: Promise<PostResult | undefined> | undefined;
    for (const effect of effects) {
      switch (effect.type) {
        case 'queue':
          outbox.queue(effect.submission);
          break;
        case 'take-back':
          outbox.takeBack(effect.key);
          break;
        case 'send':
          answer = outbox.submit(effect.submission);
          break;
        case 'reset-form':
          form.reset();
          break;
        case 'close-dialog':
          if (isOpen) onClose();
      }
    }
    if (state !== previous) saveDraft(form.read());
    return answer;
  }

  function saveDraft({ entries, values }: Pick<typeof form, 'entries' | 'values'>): void {
    const typed = EVENT_REQUEST_FIELDS.filter(
      (name) => entries[name].value && !isUntouched(entries[name]),
    );
    const request = isEmpty(entries) ? [] : typed.map((name) => [name, values[name]]);
    keepDraft({ request: Object.fromEntries(request), state: current.current });
  }

  const signalsOf = (entries: Entries<EventRequestField>) =>
    formatFormSignals({
      ageSeconds: Math.floor((performance.now() - beganAt.current) / 1000),
      isHoneypotFilled: Boolean(new FormData(form.element()).get(HONEYPOT)),
      untouched: EVENT_REQUEST_FIELDS.filter((name) => isUntouched(entries[name])),
    });

  function leave(): void {
    const { entries, values } = form.read();
    const checked = validateEventRequest(values);
    const filledIn = checked.valid
      ? { request: checked.value, signals: signalsOf(entries) }
      : undefined;
    dispatch({ type: 'leave', filledIn });
  }

  /** Begins an empty form anew; keeps what was typed. */
  const onOpening = useEffectEvent((opened: Opening) => {
    const { day, shownGuests = DEFAULT_GUESTS, ceremony, guests, time } = opened;
    // Defaults move on: the page may have stayed open overnight (S-FLD-5), and each button may show a number of guests (U-24).
    const { date, numberOfGuests } = form.entries;
    if (date.origin === 'default') form.fill('default', { date: day });
    if (numberOfGuests.origin === 'default') form.fill('default', { numberOfGuests: shownGuests });
    const { entries } = form.read();
    const isNew = isEmpty(entries);
    if (isNew) {
      form.reset();
      onNew();
      beganAt.current = performance.now();
    }
    // The choices of a submitted request stay, unless the visitor edits it.
    if (current.current.status !== 'typed') return;
    // The button that has opened the form before chooses nothing again: the visitor may have chosen another ceremony since.
    if (ceremony && (isNew || ceremony !== lastCeremony.current))
      form.fill('suggested', { ceremony });
    lastCeremony.current = ceremony ?? lastCeremony.current;
    const isFree = (name: EventRequestField) => isNew || entries[name].origin !== 'chosen';
    if (guests && isFree('numberOfGuests')) form.fill('suggested', { numberOfGuests: guests });
    if (time && isFree('time')) form.fill('suggested', { time });
  });
  // A layout effect: a later one could reset what has already been typed into a new form.
  useLayoutEffect(() => onOpening(opening), [opening]);

  const onOutbox = useEffectEvent((event: OutboxEvent) => void dispatch(event));
  useEffect(() => outbox.listen((event) => onOutbox(event)), []);

  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    if (!isOpen) onLeave();
  }, [isOpen]);
  useEffect(() => {
    const left = () => onLeave();
    addEventListener('pagehide', left);
    return () => removeEventListener('pagehide', left);
  }, []);

  const onSnapshot = useEffectEvent((values: typeof form.values) => saveDraft({ ...form, values }));
  const { values } = form;
  useEffect(() => onSnapshot(values), [values]);

  return form;
}

/** As in the address of a blob: `crypto.randomUUID` is missing without HTTPS, as in a preview on the local network. */
const newUuid = () => URL.createObjectURL(new Blob()).slice(-36);

/**
 * The errors of a 422 that the form shows. If it has none of the fields, the page is of another release: it is reloaded, and shows
 * nothing (U-14).
 */
async function errorsToShow(errors: EventRequestErrors): Promise<EventRequestErrors | undefined> {
  if (EVENT_REQUEST_FIELDS.some((name) => errors[name])) return errors;
  report('invalid');
  return (await reloadOnce('')) ? undefined : errors;
}

/** Whether nobody has entered a value, neither the visitor nor an extension. A suggestion alone is no entry. */
const isEmpty = (entries: Entries<EventRequestField>) =>
  Object.values(entries).every(
    ({ value, initial, origin }) => value === initial || origin === 'suggested',
  );

function report(reason: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for exactly this line (S-ERR-2).
  console.error(`The event request could not be sent (${reason}).`);
}
