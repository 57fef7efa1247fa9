import { forget, readStored, store } from '../browser/storage.ts';
import { type Texts, UNREADABLE } from '../form/controls.ts';
import { UUID } from '../shared/contract.ts';
import type { EventRequestField } from '../shared/event-request.ts';
import { createListeners } from './listeners.ts';

/** What the form of this tab holds. */
export interface Draft {
  /** What somebody has typed or chosen, as text. */
  choices: Texts;
  /** What the button that has opened the form fills in. Nobody has chosen it. */
  prefill: Texts;
  /** The id of the request, if exactly this draft has been submitted. */
  id?: string;
  /** This page has submitted it, since it was loaded. */
  isSubmittedHere?: boolean;
}

/** Texts by field. `undefined` is no text, and removes one. */
export type FieldTexts = { readonly [Name in EventRequestField]?: string | undefined };

export const DRAFT_KEY = 'event-request-draft';

const EMPTY: Draft = { choices: {}, prefill: {} };

/**
 * The draft of this tab, with a copy in `sessionStorage`, which survives a reload, also after a phone has discarded the
 * tab. It is part of the app's chunk, so that the arrival of its request empties it also if the form's chunk is lost.
 */
export function createDraft() {
  let draft = readDraft();
  const { subscribe, notify } = createListeners();

  function replace(next: Draft): void {
    draft = next;
    // After a reload somebody else may use the device.
    const { isSubmittedHere: _, ...stored } = draft;
    const isEmpty = Object.keys(draft.choices).length === 0 && !draft.id;
    if (isEmpty) forget('sessionStorage', DRAFT_KEY);
    else store('sessionStorage', DRAFT_KEY, stored);
    notify();
  }

  return {
    current: () => draft,
    subscribe,
    /** Replaces the prefill, but not that of a request that has been submitted. */
    prefill(prefill: FieldTexts): void {
      if (!draft.id) replace({ ...draft, prefill: textsOf(prefill) });
    },
    /** An edit, which makes another request of the draft. */
    choose(changes: FieldTexts): void {
      // When the visitor leaves a control, it fires `change` with the text of its last `input`.
      const isEdit = Object.entries(changes).some(([name, text]) => text !== draft.choices[name]);
      if (!isEdit) return;
      replace({ choices: textsOf({ ...draft.choices, ...changes }), prefill: draft.prefill });
    },
    /** Gives the draft the id of its request, and returns it. The same draft is the same request. */
    markSubmitted(): string {
      const id = draft.id ?? crypto.randomUUID();
      replace({ ...draft, id, isSubmittedHere: true });
      return id;
    },
    empty: () => replace(EMPTY),
  };
}

export const draft = createDraft();

/** Storage may hold anything. What has another shape is dropped. */
function readDraft(): Draft {
  const { choices, prefill, id } = Object(readStored('sessionStorage', DRAFT_KEY)) as {
    [Name in keyof Draft]?: unknown;
  };
  return {
    choices: textsOf(choices, (text) => text !== '' && text !== UNREADABLE),
    prefill: textsOf(prefill),
    ...(typeof id === 'string' && UUID.test(id) && { id }),
  };
}

function textsOf(values: unknown, isKept = (_: string) => true): Texts {
  const entries = Object.entries(Object(values));
  return Object.fromEntries(
    entries.filter(([, text]) => typeof text === 'string' && isKept(text)),
  ) as Texts;
}
