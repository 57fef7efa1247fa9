import { type Entries, isUntouched, type Origin, type Values } from '../form/form-state.ts';
import { readStored, store } from '../loading/browser-storage.ts';
import {
  EVENT_REQUEST_FIELDS,
  type EventRequestField,
  validateEventRequest,
} from '../shared/event-request.ts';
import { chosenValues } from '../shared/form-signals.ts';
import type { FilledIn } from './post-request.ts';
import { hasEntries } from './prefill.ts';

/** What the form holds and an untouched one does not. */
type Draft = { readonly [Name in EventRequestField]?: { value: unknown; origin: Origin } };

const STORED = 'event-request-draft';

/** The content of this tab's form. The copy in `sessionStorage` survives a reload, also after a phone has discarded the tab. */
export function createDraft() {
  let draft = readDraft();

  function set(next: Draft): void {
    draft = next;
    store('sessionStorage', STORED, Object.keys(draft).length > 0 ? draft : undefined);
  }

  /** The values that were set by code on behalf of the visitor, or by the visitor. */
  const valuesOf = (origin: Origin): Values =>
    Object.fromEntries(
      Object.entries(draft).flatMap(([name, entry]) =>
        entry.origin === origin ? [[name, entry.value]] : [],
      ),
    );

  return {
    valuesOf,
    /** Keeps the content of the form. A form in which nobody has entered anything leaves no draft. */
    keep(entries: Entries<EventRequestField>, values: Values): void {
      const kept = EVENT_REQUEST_FIELDS.flatMap((name) => {
        const { origin } = entries[name];
        if (origin === 'default' && isUntouched(entries[name])) return [];
        // An extension may have filled the field in without an event.
        return [[name, { value: values[name], origin: origin === 'default' ? 'chosen' : origin }]];
      });
      set(hasEntries(entries) ? Object.fromEntries(kept) : {});
    },
    /** Empties the draft if it holds exactly this request, and returns whether it does. */
    release({ request, signals }: FilledIn): boolean {
      const entered = Object.entries(draft).map(([name, { value }]) => [name, value]);
      // A default that has moved on since is no difference.
      const checked = validateEventRequest({ ...request, ...Object.fromEntries(entered) });
      const isSame =
        checked.valid &&
        JSON.stringify(checked.value) === JSON.stringify(request) &&
        Object.keys(chosenValues(request, signals)).every((name) => name in draft);
      if (isSame) set({});
      return isSame;
    },
  };
}

/** The draft of the page. */
export const draft = createDraft();

function readDraft(): Draft {
  const stored = (readStored('sessionStorage', STORED) ?? {}) as Draft;
  const entries = Object.entries(stored).filter(
    ([, entry]) => entry?.origin === 'suggested' || entry?.origin === 'chosen',
  );
  return Object.fromEntries(entries);
}
