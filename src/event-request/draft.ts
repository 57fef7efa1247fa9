import { outbox } from './outbox.ts';
import { parseSubmission } from './post-request.ts';
import type { RequestState } from './request.ts';

/** What a form holds and has not sent in this tab (U-29). It survives a reload, also after the phone has discarded the tab. */
interface Draft {
  /** The values that the visitor has typed or chosen. */
  request: { readonly [field: string]: unknown };
  state: RequestState;
}

const DRAFT_NAME = 'event-request-draft';

/** Keeps this draft in place of the earlier one. Without values there is no draft. */
export function keepDraft(draft: Draft): void {
  try {
    if (Object.keys(draft.request).length > 0)
      sessionStorage.setItem(DRAFT_NAME, JSON.stringify(draft));
    else sessionStorage.removeItem(DRAFT_NAME);
  } catch {
    // Storage is blocked or full.
  }
}

/** Returns the draft, unless its request has been sent since. */
export function readDraft(): Draft | undefined {
  try {
    const { request, state } = JSON.parse(sessionStorage.getItem(DRAFT_NAME) ?? '');
    if (typeof request !== 'object' || !request) return undefined;
    const { status, lastSubmitted, submitted } = state;
    if (status === 'typed')
      return { request, state: { status, lastSubmitted: parseSubmission(lastSubmitted) } };
    const queued = outbox.get(submitted.key);
    return queued && { request, state: { status: 'submitted', submitted: queued } };
  } catch {
    // Blocked, empty or unreadable.
    return undefined;
  }
}
