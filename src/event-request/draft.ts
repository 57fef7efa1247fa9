import { UUID } from '../shared/contract.ts';
import { outbox } from './outbox.ts';
import { isRequest } from './outbox-storage.ts';
import type { Submission } from './post-request.ts';
import type { RequestState } from './request.ts';

/** What a form holds and has not sent in this tab (U-29). It survives a reload, also after the phone has discarded the tab. */
interface Draft {
  /** The values that the visitor has typed or chosen. */
  request: { readonly [field: string]: unknown };
  state: RequestState;
}

const DRAFT_NAME = 'event-request-draft';

/** Keeps this draft in place of the earlier one. Without values there is no draft. */
export function keepDraft({ request, state }: Draft): void {
  const submitted = state.status === 'typed' ? state.lastSubmitted : state.submitted;
  const isQueued = state.status !== 'typed' && outbox.isStored(state.submitted.key);
  try {
    if (Object.keys(request).length > 0)
      sessionStorage.setItem(DRAFT_NAME, JSON.stringify({ request, submitted, isQueued }));
    else sessionStorage.removeItem(DRAFT_NAME);
  } catch {
    // Storage is blocked or full.
  }
}

/** Returns the draft, unless its request has been sent since. */
export function readDraft(): Draft | undefined {
  try {
    const { request, submitted, isQueued } = JSON.parse(sessionStorage.getItem(DRAFT_NAME) ?? '');
    if (typeof request !== 'object' || !request) return undefined;
    const lastSubmitted = parseSubmission(submitted);
    if (!lastSubmitted || !isQueued) return { request, state: { status: 'typed', lastSubmitted } };
    const queued = outbox.get(lastSubmitted.key);
    return queued && { request, state: { status: 'queued', submitted: queued } };
  } catch {
    // Blocked, empty or unreadable.
    return undefined;
  }
}

function parseSubmission({
  key,
  request,
  signals,
}: Partial<Submission> = {}): Submission | undefined {
  return key && UUID.test(key) && isRequest(request) ? { key, request, signals } : undefined;
}
