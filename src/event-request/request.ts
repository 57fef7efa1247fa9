import type { EventRequest } from '../shared/event-request.ts';
import { isSameVersion, type Submission } from './post-request.ts';

/**
 * The way of the request in the form, from the first letter to the mail. Pure: `use-request.ts` carries out the effects.
 *
 *     typed ──submit──→ submitted ──200──→ sent
 *       ↑                   │
 *       └────── edit ───────┘
 *
 * A submitted request is in the outbox, which sends it at once, and after a failure until it arrives. A request that was sent
 * leaves an empty form, which is typed again. If the visitor has edited the form on the way, the edited form stays: the answer is
 * about the request as it was before.
 */
export type RequestState =
  /** `lastSubmitted`: the request as it was last submitted, if an edit has taken it back or a 422 has refused it. */
  | { status: 'typed'; lastSubmitted?: Submission | undefined }
  | { status: 'submitted'; submitted: Submission };

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
  | { type: 'sent'; submission: Submission; by: 'submit' | 'flush' }
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
      return state.status === 'submitted' && isSameVersion(state.submitted, event.submission)
        ? afterAnswer(event)
        : stay(state);
  }
}

const stay = (state: RequestState): Step => ({ state, effects: [] });

function afterSubmit(state: RequestState, filledIn: FilledIn, newKey: string): Step {
  // Nobody has edited it: it stays the same request, even if the default date has moved on.
  if (state.status !== 'typed') return submit(state.submitted, 'send');
  const { lastSubmitted } = state;
  if (lastSubmitted && !isOtherPerson(lastSubmitted.request, filledIn.request))
    return submit({ key: lastSubmitted.key, ...filledIn }, 'send');
  const step = submit({ key: newKey, ...filledIn }, 'send');
  if (!lastSubmitted) return step;
  return { ...step, effects: [{ type: 'queue', submission: lastSubmitted }, ...step.effects] };
}

const submit = (submission: Submission, type: 'send' | 'queue'): Step => ({
  state: { status: 'submitted', submitted: submission },
  effects: [{ type, submission }],
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
  return submit({ key: lastSubmitted.key, ...filledIn }, 'queue');
}

const afterAnswer = ({ type, submission }: OutboxEvent): Step =>
  type === 'invalid'
    ? stay({ status: 'typed', lastSubmitted: submission })
    : { state: TYPED, effects: [{ type: 'reset-form' }, { type: 'close-dialog' }] };

/** Another full name and another email: somebody else has used the same form, as on a tablet at a fair (U-29). */
function isOtherPerson(one: EventRequest, other: EventRequest): boolean {
  const differs = (textOf: (request: EventRequest) => string) =>
    textOf(one).toLowerCase() !== textOf(other).toLowerCase();
  return differs(({ name, surname }) => `${name} ${surname}`) && differs(({ email }) => `${email}`);
}
