import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useForm } from '../form/use-form.ts';
import { localDay } from '../shared/dates.ts';
import { type EventRequest, FIELD_NAMES, validateEventRequest } from '../shared/event-request.ts';
import type { FormSignals } from '../shared/form-signals.ts';
import { isDateTaken } from './date-help.ts';
import { draft } from './draft.ts';
import { defaultsOf, FIELDS } from './fields.ts';
import { outbox } from './outbox.ts';

/** The name of the honeypot. It attracts programs, but browsers and password managers do not fill it in. */
export const HONEYPOT = 'subject';

/**
 * The form of the event request: a view of the draft. A submit marks the draft with an id, and the outbox sends a
 * request of this id.
 */
export function useRequest(isOpen: boolean) {
  const { choices, prefill, id } = useSyncExternalStore(draft.subscribe, draft.current);
  const isSending = useSyncExternalStore(outbox.subscribe, () => outbox.isSending(id));
  const form = useForm<EventRequest>({
    fields: FIELDS,
    validate: validateEventRequest,
    defaults: defaultsOf(prefill, localDay()),
    choices,
    onChoose: draft.choose,
    isSending,
    async onSubmit(request) {
      const submitted = { id: draft.markSubmitted(), request, signals: signalsOf(request) };
      const result = await outbox.send(submitted);
      if (result.status === 'failed') report(result.reason);
      // After an edit, the errors are of another request: they interrupt nobody.
      const isDraft = draft.current().id === submitted.id;
      return result.status === 'invalid' && isDraft ? result.errors : undefined;
    },
  });

  const forgetErrors = useEffectEvent(form.forgetErrors);
  // Those of a submit that is answered afterwards are shown at the next opening.
  useEffect(() => {
    if (!isOpen) forgetErrors();
  }, [isOpen]);

  function signalsOf({ date }: EventRequest): FormSignals {
    const chosen = draft.current().choices;
    return {
      isHoneypotFilled: Boolean(new FormData(form.element()).get(HONEYPOT)),
      isDateTaken: 'date' in chosen && isDateTaken(date, localDay()),
      unchosen: FIELD_NAMES.filter((name) => !(name in chosen)),
    };
  }

  return { form, isPrefilled: Object.keys(prefill).length > 0 };
}

function report(reason: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a line in the console, and nothing else.
  console.error(`The event request could not be sent (${reason}).`);
}
