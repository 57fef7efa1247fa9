import type { Origin, Values } from '../form/form-state.ts';
import { readStored, store } from '../loading/browser-storage.ts';
import type { EventRequestField } from '../shared/event-request.ts';

/** The fields that differ from those of an untouched form. Two forms with the same draft are the same version of a request. */
export type Draft = { readonly [Name in EventRequestField]?: { value: string; origin: Origin } };

/** `other` may be anything. Every draft has its fields in the order of the form. */
export const isSameDraft = (draft: Draft, other: unknown) =>
  JSON.stringify(draft) === JSON.stringify(other);

export const STORED_DRAFT = 'event-request-draft';

/**
 * The content of this tab's form. The copy in `sessionStorage` survives a reload, also after a phone has discarded the tab. It is part
 * of the app's chunk, so that a sent request empties it also if the form's chunk is lost.
 */
export function createDraft() {
  let draft = readDraft();

  function keep(next: Draft): void {
    draft = next;
    store('sessionStorage', STORED_DRAFT, isEmpty() ? undefined : draft);
  }
  const isEmpty = () => Object.keys(draft).length === 0;

  return {
    keep,
    current: () => draft,
    isEmpty,
    /** The values that were set by code on behalf of the visitor, or by the visitor. */
    valuesOf: (origin: Origin): Values =>
      Object.fromEntries(
        Object.entries(draft).flatMap(([name, entry]) =>
          entry.origin === origin ? [[name, entry.value]] : [],
        ),
      ),
    /** Empties the draft if a sent request was made of exactly this draft. Returns whether it was. */
    emptyIfSame(sent: unknown): boolean {
      const isSame = isSameDraft(draft, sent);
      if (isSame) keep({});
      return isSame;
    },
  };
}

export const draft = createDraft();

function readDraft(): Draft {
  const stored = (readStored('sessionStorage', STORED_DRAFT) ?? {}) as Draft;
  const entries = Object.entries(stored).filter(
    ([, entry]) =>
      typeof entry?.value === 'string' &&
      (entry.origin === 'suggested' || entry.origin === 'chosen'),
  );
  return Object.fromEntries(entries);
}
