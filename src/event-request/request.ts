import type { EventRequest } from '../shared/event-request.ts';
import { isSameVersion, type Submission } from './post-request.ts';

/**
 * The way of the request in the form, from the first letter to the mail. Pure: `use-request.ts` carries out the effects.
 *
 *     typed ──submit──→ sending ──200──→ sent
 *       ↑                 │ any failure
 *       └──── edit ──── queued ──flush──→ sending
 *
 * A request that was sent leaves an empty form, which is typed again. If the visitor has edited the form on the way, the edited
 * form stays: the answer is about the request as it was before.
 */
export type RequestState =
  /** `lastSubmitted`: the request as it was last submitted, if an edit has taken it back or a 422 has refused it. */
  | { status: 'typed'; lastSubmitted?: Submission | undefined }
  | { status: 'sending' | 'queued'; submitted: Submission };

/** What a valid form holds, and how it was filled in. */
export type FilledIn = Omit<Submission, 'key'>;

export type RequestEvent =
  /** The visitor has submitted a valid form. */
  | { type: 'submit'; filledIn: FilledIn; newKey: string }
  /** The visitor, or a button on their behalf, has changed the form. */
  | { type: 'edit' }
  /** The dialog was closed or the page left. Only a valid form is `filledIn`. */
  | { type: 'leave'; filledIn: FilledIn | undefined }
  | OutboxEvent;

/** What the outbox tells of any request, of this form or another. */
export type OutboxEvent =
  /** A flush begins to send it. */
  | { type: 'flush'; submission: Submission }
  | { type: 'sent'; submission: Submission; by: 'submit' | 'flush' }
  | { type: 'failed'; submission: Submission }
  /** The function has answered a submit with errors. */
  | { type: 'invalid'; submission: Submission };

type RequestEffect =
  | { type: 'queue'; submission: Submission }
  | { type: 'take-back'; key: string }
  | { type: 'send'; submission: Submission }
  | { type: 'reset-form' }
  | { type: 'close-dialog' };

type Step = { state: RequestState; effects: readonly RequestEffect[] };

const TYPED: RequestState = { status: 'typed' };

/** What becomes of the request in the form (U-4, U-29). */
export function reduceRequest(state: RequestState, event: RequestEvent): Step {
  switch (event.type) {
    case 'submit':
      return afterSubmit(state, event.filledIn, event.newKey);
    case 'leave':
      return afterLeave(state, event.filledIn);
    case 'edit':
      return state.status === 'typed' ? stay(state) : afterEdit(state.submitted);
    default:
      return state.status === 'typed' ? stay(state) : afterOutbox(state, event);
  }
}

const stay = (state: RequestState): Step => ({ state, effects: [] });

function afterSubmit(state: RequestState, filledIn: FilledIn, newKey: string): Step {
  // Nobody has edited it: it stays the same request, even if the default date has moved on.
  if (state.status !== 'typed') return sending(state.submitted);
  const { lastSubmitted } = state;
  if (!lastSubmitted) return sending({ key: newKey, ...filledIn });
  if (!isOtherPerson(lastSubmitted.request, filledIn.request))
    return sending({ key: lastSubmitted.key, ...filledIn });
  const { state: next, effects } = sending({ key: newKey, ...filledIn });
  return { state: next, effects: [{ type: 'queue', submission: lastSubmitted }, ...effects] };
}

const sending = (submitted: Submission): Step => ({
  state: { status: 'sending', submitted },
  effects: [{ type: 'send', submission: submitted }],
});

/** An edit takes the request back: what the visitor has corrected is never sent as it was. */
const afterEdit = (lastSubmitted: Submission): Step => ({
  state: { status: 'typed', lastSubmitted },
  effects: [{ type: 'take-back', key: lastSubmitted.key }],
});

/** A request that was submitted once does not depend on another press of the button. */
function afterLeave(state: RequestState, filledIn: FilledIn | undefined): Step {
  if (state.status !== 'typed' || !state.lastSubmitted || !filledIn) return stay(state);
  const { lastSubmitted } = state;
  if (isOtherPerson(lastSubmitted.request, filledIn.request))
    return { state: TYPED, effects: [{ type: 'queue', submission: lastSubmitted }] };
  const submission = { key: lastSubmitted.key, ...filledIn };
  return {
    state: { status: 'queued', submitted: submission },
    effects: [{ type: 'queue', submission }],
  };
}

function afterOutbox(state: Exclude<RequestState, { status: 'typed' }>, event: OutboxEvent): Step {
  const { submitted } = state;
  if (!isSameVersion(submitted, event.submission)) return stay(state);
  switch (event.type) {
    case 'flush':
      return stay({ status: 'sending', submitted });
    case 'failed':
      return stay({ status: 'queued', submitted });
    case 'invalid':
      return stay({ status: 'typed', lastSubmitted: submitted });
    case 'sent':
      return { state: TYPED, effects: [{ type: 'reset-form' }, { type: 'close-dialog' }] };
  }
}

/** Another full name and another email: somebody else has used the same form, as on a tablet at a fair (U-29). */
function isOtherPerson(one: EventRequest, other: EventRequest): boolean {
  const differs = (textOf: (request: EventRequest) => string) =>
    textOf(one).toLowerCase() !== textOf(other).toLowerCase();
  return differs(({ name, surname }) => `${name} ${surname}`) && differs(({ email }) => `${email}`);
}
