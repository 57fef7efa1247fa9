import { type Texts, UNREADABLE } from '../form/controls.ts';
import { forget, readStored, store } from '../loading/browser-storage.ts';
import { UUID } from '../shared/contract.ts';
import { createListeners } from './listeners.ts';

/** What the form of this tab holds. */
export interface Draft {
  /** What somebody has typed or chosen, as text. */
  choices: Texts;
  /** What the button that has opened the form suggests. Nobody has chosen it. */
  suggestion: Suggestion;
  /** The id of the request, if exactly this draft has been submitted. */
  id?: string;
}

export interface Suggestion {
  ceremony?: string | undefined;
  guests?: number | undefined;
  description?: string | undefined;
}

export const DRAFT_KEY = 'event-request-draft';

const EMPTY: Draft = { choices: {}, suggestion: {} };

/**
 * The draft of this tab, with a copy in `sessionStorage`, which survives a reload, also after a phone has discarded the tab. It is part
 * of the app's chunk, so that a sent request empties it also if the form's chunk is lost.
 */
export function createDraft() {
  let draft = readDraft();
  const { subscribe, tell } = createListeners();

  function replace(next: Draft): void {
    draft = next;
    const isEmpty = Object.keys(draft.choices).length === 0 && !draft.id;
    if (isEmpty) forget('sessionStorage', DRAFT_KEY);
    else store('sessionStorage', DRAFT_KEY, draft);
    tell();
  }

  return {
    current: () => draft,
    subscribe,
    /** Replaces the suggestion, but not that of a request that has been submitted. */
    suggest(suggestion: Suggestion): void {
      if (!draft.id) replace({ ...draft, suggestion });
    },
    /** An edit, which makes another request of the draft. An `undefined` choice is taken back. */
    choose(changes: { readonly [name: string]: string | undefined }): void {
      // When the visitor leaves a control, it fires `change` with the text of its last `input`.
      const isEdit = Object.entries(changes).some(([name, text]) => text !== draft.choices[name]);
      if (!isEdit) return;
      const choices = Object.entries({ ...draft.choices, ...changes }).flatMap(([name, text]) =>
        text === undefined ? [] : [[name, text] as const],
      );
      replace({ choices: Object.fromEntries(choices), suggestion: draft.suggestion });
    },
    /** Gives the draft the id of its request, and returns it. The same draft is the same request. */
    submit(): string {
      const id = draft.id ?? crypto.randomUUID();
      replace({ ...draft, id });
      return id;
    },
    empty: () => replace(EMPTY),
  };
}

export const draft = createDraft();

/** Storage may hold anything, or the draft of the release before, whose fields are `{ value, origin }`. */
function readDraft(): Draft {
  const stored = (readStored('sessionStorage', DRAFT_KEY) ?? {}) as Record<string, unknown>;
  const { choices, suggestion, id, ...fields } = stored;
  const entries = Object.entries(Object(choices ?? fields)).flatMap(([name, entry]) => {
    const { value, origin } = Object(entry);
    const text = origin === 'chosen' ? value : entry;
    return typeof text === 'string' && text && text !== UNREADABLE ? [[name, text] as const] : [];
  });
  return {
    choices: Object.fromEntries(entries),
    suggestion: suggestionOf(Object(suggestion)),
    ...(typeof id === 'string' && UUID.test(id) && { id }),
  };
}

function suggestionOf({ ceremony, guests, description }: Record<string, unknown>): Suggestion {
  return {
    ...(typeof ceremony === 'string' && { ceremony }),
    ...(typeof guests === 'number' && { guests }),
    ...(typeof description === 'string' && { description }),
  };
}
