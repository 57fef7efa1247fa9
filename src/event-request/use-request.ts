import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { useForm } from '../form/use-form.ts';
import { localDay } from '../shared/dates.ts';
import { type EventRequest, FIELD_NAMES, validateEventRequest } from '../shared/event-request.ts';
import { formatFormSignals } from '../shared/form-signals.ts';
import { isDateTaken } from './date-help.ts';
import { draft } from './draft.ts';
import { defaultsOf, FIELDS, type Suggestion } from './fields.ts';
import { outbox } from './outbox.ts';

/** The name of the honeypot. It attracts programs, but browsers and password managers do not fill it in. */
export const HONEYPOT = 'subject';

/** The form of the event request: a view of the draft. A submit gives the draft an id, and a request of this id to the outbox. */
export function useRequest(suggestion: Suggestion) {
  const { choices, id } = useSyncExternalStore(draft.subscribe, draft.current);
  const isSending = useSyncExternalStore(outbox.subscribe, () => outbox.isSending(id));
  const form = useForm<EventRequest>({
    fields: FIELDS,
    validate: validateEventRequest,
    defaults: defaultsOf(suggestion, localDay()),
    choices,
    onChoose: draft.choose,
    isSending,
    async submit(request) {
      const submitted = draft.submit();
      const signals = signalsOf(request);
      const result = await outbox.submit({ id: submitted, request, signals });
      if (result.status === 'failed') report(result.reason);
      // The errors of another draft interrupt nobody.
      const isSame = draft.current().id === submitted;
      return result.status === 'invalid' && isSame ? result.errors : undefined;
    },
  });

  const begin = useEffectEvent(form.forgetErrors);
  // Each opening has a suggestion of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an opening is no value of the effect.
  useLayoutEffect(() => begin(), [suggestion]);

  function signalsOf({ date }: EventRequest): string {
    const chosen = draft.current().choices;
    return formatFormSignals({
      isHoneypotFilled: Boolean(new FormData(form.element()).get(HONEYPOT)),
      isDateTaken: 'date' in chosen && isDateTaken(date, localDay()),
      unchosen: FIELD_NAMES.filter((name) => !(name in chosen)),
    });
  }

  return form;
}

function report(reason: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for exactly this line.
  console.error(`The event request could not be sent (${reason}).`);
}
