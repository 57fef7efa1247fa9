import { expect, test } from 'vitest';
import type { Entries, Origin } from '../form/form-state.ts';
import { type EventRequestField, FIELD_NAMES } from '../shared/event-request.ts';
import { draftOf, type OpeningValues, prefillOf } from './prefill.ts';

const INITIAL: { [name: string]: string } = { ceremony: 'Boda Religiosa', numberOfGuests: '100' };

/** A form in which these fields have another value or origin. */
type Changes = { [Name in EventRequestField]?: [value: string, Origin] };
const entriesWith = (changes: Changes) =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => {
      const initial = INITIAL[name] ?? '';
      const [value, origin] = changes[name] ?? [initial, 'default'];
      return [name, { value, initial, origin }];
    }),
  ) as Entries<EventRequestField>;

const NAMED: Changes = { name: ['Ana', 'chosen'] };
const CIVIL = (origin: Origin): [string, Origin] => ['Boda Civil', origin];
const RELIGIOUS: [string, Origin] = ['Boda Religiosa', 'chosen'];
const SOCIAL: OpeningValues = { ceremony: 'Evento Social' };
const PLAN: OpeningValues = { guests: 150 };

type Row = [title: string, OpeningValues, changes: Changes, suggested: object];

const rows: Row[] = [
  ['U-9: an untouched form gets the ceremony of the button', SOCIAL, {}, SOCIAL],
  ['U-9: a button replaces a suggestion', SOCIAL, { ceremony: CIVIL('suggested') }, SOCIAL],
  ['U-29: a button replaces no choice', SOCIAL, { ceremony: CIVIL('chosen') }, {}],
  ['U-29: a button replaces no default that was chosen', SOCIAL, { ceremony: RELIGIOUS }, {}],
  ['U-24: the plan suggests its number of guests', PLAN, NAMED, { numberOfGuests: 150 }],
];
test.each(rows)('%s', (_, opening, changes, suggested) => {
  expect(prefillOf(opening, entriesWith(changes), {})).toEqual({ suggested, chosen: {} });
});

test.each<[string, Changes]>([
  ['an untouched form', {}],
  ['other choices', { ...NAMED, numberOfGuests: ['90', 'chosen'] }],
])('U-42: what was chosen in the closing is chosen, in place of %s', (_, changes) => {
  const chosen = { ceremony: 'Boda Religiosa', numberOfGuests: '80' };
  expect(prefillOf({ chosen }, entriesWith(changes), {})).toEqual({ suggested: {}, chosen });
});

test('U-3 U-42: a choice of the closing is filled in once, because the visitor may correct it in the form', () => {
  const [first, second] = [{ numberOfGuests: '80' }, { numberOfGuests: '150' }];
  const corrected = entriesWith({ numberOfGuests: ['77', 'chosen'] });
  expect(prefillOf({ chosen: first }, corrected, first).chosen).toEqual({});
  expect(prefillOf({ chosen: second }, corrected, first).chosen).toEqual(second);
});

test.each<[string, Changes, draft: object]>([
  ['nothing of an untouched form', {}, {}],
  ['nothing of a suggestion alone', { ceremony: CIVIL('suggested') }, {}],
  ['nothing of a deleted text', { name: ['', 'chosen'] }, {}],
  [
    'a text as the request has it',
    { name: [' Ana ', 'chosen'] },
    { name: { value: 'Ana', origin: 'chosen' } },
  ],
  [
    'a text, with what a button has filled in',
    { ...NAMED, ceremony: CIVIL('suggested') },
    {
      name: { value: 'Ana', origin: 'chosen' },
      ceremony: { value: 'Boda Civil', origin: 'suggested' },
    },
  ],
  [
    'what an extension has entered, as chosen',
    { name: ['Ana', 'default'] },
    { name: { value: 'Ana', origin: 'chosen' } },
  ],
])('U-29: a draft holds %s', (_, changes, draft) => {
  expect(draftOf(entriesWith(changes))).toEqual(draft);
});
