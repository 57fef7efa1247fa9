import type { Texts } from '../form/controls.ts';
import { readStored, store } from '../loading/browser-storage.ts';

/** What the form of this tab holds. */
export interface Draft {
  /** What somebody has typed or chosen, as text. */
  choices: Texts;
  /** The id of the request, if exactly these choices have been submitted. */
  id?: string;
}

export const STORED_DRAFT = 'event-request-draft';

/**
 * The draft of this tab, with a copy in `sessionStorage`, which survives a reload, also after a phone has discarded the tab. It is part
 * of the app's chunk, so that a sent request empties it also if the form's chunk is lost.
 */
export function createDraft() {
  let draft = readDraft();
  const listeners = new Set<() => void>();

  function replace(next: Draft): void {
    draft = next;
    const isEmpty = Object.keys(draft.choices).length === 0 && !draft.id;
    store('sessionStorage', STORED_DRAFT, isEmpty ? undefined : draft);
    for (const listener of listeners) listener();
  }

  return {
    current: () => draft,
    /** Calls the listener after each change, until the returned function is called. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** An edit, which makes another request of the draft. An `undefined` choice is taken back. */
    choose(changes: { readonly [name: string]: string | undefined }): void {
      const choices = Object.entries({ ...draft.choices, ...changes }).flatMap(([name, text]) =>
        text === undefined ? [] : [[name, text] as const],
      );
      // When the visitor leaves a control, it fires `change` with the text of its last `input`.
      const isEdit = Object.entries(changes).some(([name, text]) => text !== draft.choices[name]);
      if (isEdit) replace({ choices: Object.fromEntries(choices) });
    },
    /** Returns the id of the draft's request. A submit of the same draft is the same request. */
    submit(): string {
      const id = draft.id ?? crypto.randomUUID();
      replace({ ...draft, id });
      return id;
    },
    empty: () => replace({ choices: {} }),
  };
}

export const draft = createDraft();

/** Storage may hold anything, or a draft of an earlier release, whose entries are `{ value, origin }` or stand in `request`. */
function readDraft(): Draft {
  const stored = (readStored('sessionStorage', STORED_DRAFT) ?? {}) as Record<string, unknown>;
  const { choices, request, id, ...others } = stored;
  const entries = Object.entries(Object(choices ?? request ?? others)).flatMap(([name, entry]) => {
    const { value, origin } = Object(entry);
    const text = origin === 'chosen' ? value : entry;
    const isText = /^(?:string|number)$/.test(typeof text) && text !== '';
    return isText ? [[name, String(text)] as const] : [];
  });
  return { choices: Object.fromEntries(entries), ...(typeof id === 'string' && { id }) };
}
