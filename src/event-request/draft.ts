import { UUID } from '../shared/contract.ts';

/** Text that was typed and not sent in this tab (U-29). It survives a reload, also after the phone has discarded the tab. */
export interface Draft {
  /** The key of the form, which a queued request may have too. */
  key: string;
  request: { readonly [field: string]: unknown };
}

const DRAFT_NAME = 'event-request-draft';

/** Keeps this draft in place of the earlier one. Without values there is no draft. */
export function keepDraft({ key, request }: Draft): void {
  try {
    if (Object.keys(request).length > 0)
      sessionStorage.setItem(DRAFT_NAME, JSON.stringify({ key, request }));
    else sessionStorage.removeItem(DRAFT_NAME);
  } catch {
    // Storage is blocked or full.
  }
}

export function readDraft(): Draft | undefined {
  try {
    const { key, request } = JSON.parse(sessionStorage.getItem(DRAFT_NAME) ?? '');
    const isDraft = typeof key === 'string' && UUID.test(key) && typeof request === 'object';
    return isDraft && request ? { key, request } : undefined;
  } catch {
    // Blocked, empty or unreadable.
    return undefined;
  }
}
