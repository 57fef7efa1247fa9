import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Entries, isUntouched, type Values } from '../form/form-state.ts';
import { useForm } from '../form/use-form.ts';
import { localDay } from '../shared/dates.ts';
import {
  type EventRequest,
  type EventRequestField,
  FIELD_NAMES,
  validateEventRequest,
} from '../shared/event-request.ts';
import { formatFormSignals } from '../shared/form-signals.ts';
import { isDateTaken } from './date-help.ts';
import { draft } from './draft.ts';
import { eventRequestFields } from './fields.ts';
import { outbox } from './outbox.ts';
import { draftOf, type OpeningValues, prefillOf } from './prefill.ts';

/** The name of the honeypot. It attracts programs, but browsers and password managers do not fill it in. */
export const HONEYPOT = 'subject';

/**
 * The form of the event request, for one or more openings of the dialog, with the defaults of the first one. The draft keeps its typed
 * text, and the outbox each submitted version.
 */
export function useRequest(opening: OpeningValues) {
  const [fields] = useState(() => eventRequestFields(localDay(), opening.defaultGuests));
  const form = useForm<EventRequest>({
    fields,
    validate: validateEventRequest,
    async submit(request, entries) {
      const result = await outbox.submit({
        request,
        signals: signalsOf(request, entries),
        draft: draftOf(entries),
      });
      if (result.status === 'failed') report(result.reason);
      return result.status === 'invalid' ? result.errors : undefined;
    },
  });

  const signalsOf = (request: EventRequest, entries: Entries<EventRequestField>) =>
    formatFormSignals({
      isHoneypotFilled: Boolean(new FormData(form.element()).get(HONEYPOT)),
      isDateTaken: !isUntouched(entries.date) && isDateTaken(request.date, localDay()),
      unchosen: FIELD_NAMES.filter((name) => isUntouched(entries[name])),
    });

  const restore = useEffectEvent(() => {
    for (const origin of ['suggested', 'chosen'] as const)
      form.fill(origin, draft.valuesOf(origin));
  });
  // Layout effects, which run before the visitor can type.
  useLayoutEffect(() => restore(), []);

  /** The choices of all openings so far. */
  const known = useRef<Values>({});
  const prefill = useEffectEvent((opened: OpeningValues) => {
    const { suggested, chosen } = prefillOf(opened, form.sync(), known.current);
    known.current = { ...known.current, ...chosen };
    form.fill('suggested', suggested);
    form.fill('chosen', chosen);
  });
  useLayoutEffect(() => prefill(opening), [opening]);

  // A passive effect would run later, and could bring back a draft that a sent request has emptied.
  useLayoutEffect(() => draft.keep(draftOf(form.entries)));

  return form;
}

function report(reason: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for exactly this line.
  console.error(`The event request could not be sent (${reason}).`);
}
