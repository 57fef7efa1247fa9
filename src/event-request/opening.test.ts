import { expect, test } from 'vitest';
import type { Entries, Origin } from '../form/form-state.ts';
import { EVENT_REQUEST_FIELDS, type EventRequestField } from '../shared/event-request.ts';
import { prefillOf, type Suggestion } from './opening.ts';

const INITIAL: { [name: string]: string } = { ceremony: 'Boda Religiosa', numberOfGuests: '100' };

/** A form in which these fields have another value or origin. */
const entriesWith = (changes: { [Name in EventRequestField]?: [value: string, Origin] } = {}) =>
  Object.fromEntries(
    EVENT_REQUEST_FIELDS.map((name) => {
      const initial = INITIAL[name] ?? '';
      const [value, origin] = changes[name] ?? [initial, 'default'];
      return [name, { value, initial, origin }];
    }),
  ) as Entries<EventRequestField>;

const NAMED: Parameters<typeof entriesWith>[0] = { name: ['Ana', 'chosen'] };
const SOCIAL: Suggestion = { ceremony: 'Evento Social' };
const PLAN: Suggestion = { ceremony: 'Evento Social', guests: 150 };
const CLOSING: Suggestion = { chosen: { ceremony: 'Boda Religiosa', numberOfGuests: '80' } };

test.each<[string, Suggestion, Parameters<typeof entriesWith>[0], isNew: boolean, object, object]>([
  ['U-9: an untouched form gets the ceremony of the button', SOCIAL, {}, true, SOCIAL, {}],
  [
    'a suggestion alone leaves the form new',
    SOCIAL,
    { ceremony: ['Boda Civil', 'suggested'] },
    true,
    SOCIAL,
    {},
  ],
  ['a text that was deleted leaves the form new', {}, { name: ['', 'chosen'] }, true, {}, {}],
  [
    'U-43: what an extension has filled in is kept',
    {},
    { name: ['Ana', 'default'] },
    false,
    {},
    {},
  ],
  ['U-9: a typed form gets the ceremony of the button', SOCIAL, NAMED, false, SOCIAL, {}],
  [
    'U-9: another button replaces a suggestion',
    SOCIAL,
    { ...NAMED, ceremony: ['Evento Corporativo', 'suggested'] },
    false,
    SOCIAL,
    {},
  ],
  [
    'U-29: a button replaces no choice',
    SOCIAL,
    { ceremony: ['Boda Civil', 'chosen'] },
    false,
    {},
    {},
  ],
  [
    'U-29: nor a choice that equals the default',
    SOCIAL,
    { ceremony: ['Boda Religiosa', 'chosen'] },
    false,
    {},
    {},
  ],
  [
    'U-24: the plan suggests the number of guests that was chosen in it',
    PLAN,
    NAMED,
    false,
    { ceremony: 'Evento Social', numberOfGuests: 150 },
    {},
  ],
  [
    'U-24: the plan replaces no number that was typed',
    PLAN,
    { numberOfGuests: ['90', 'chosen'] },
    false,
    SOCIAL,
    {},
  ],
  ['U-42: what was chosen in the closing is chosen', CLOSING, {}, true, {}, { ...CLOSING.chosen }],
  [
    'U-42: the closing replaces other choices',
    CLOSING,
    { ...NAMED, numberOfGuests: ['90', 'chosen'] },
    false,
    {},
    { ...CLOSING.chosen },
  ],
])('%s', (_, suggestion, changes, isNew, suggested, chosen) => {
  expect(prefillOf(suggestion, entriesWith(changes))).toEqual({ isNew, suggested, chosen });
});
