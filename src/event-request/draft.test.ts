import { beforeEach, expect, test, vi } from 'vitest';
import { createStorage } from '../../tests/support/outbox-tab.ts';
import { newVisitor } from '../../tests/support/visitor.ts';
import { entriesOf, initialState, reduceForm, type Values } from '../form/form-state.ts';
import { type EventRequest, validateEventRequest } from '../shared/event-request.ts';
import { formatFormSignals } from '../shared/form-signals.ts';
import { createDraft } from './draft.ts';
import { eventRequestFields } from './fields.ts';

beforeEach(() => void vi.stubGlobal('sessionStorage', createStorage()));

const fields = eventRequestFields('2027-03-04');
const rules = { fields, validate: validateEventRequest };

/** Keeps a form in which these values were chosen. */
function keep(draft: ReturnType<typeof createDraft>, values: Values): void {
  const event = { type: 'values', values, origin: 'chosen' } as const;
  const state = reduceForm<EventRequest>(rules, initialState(fields), event);
  draft.keep(entriesOf(fields, state), state.values);
}

/** All values of a request but the date and the time, which nobody has chosen. */
const { date: _date, time: _time, ...typed } = newVisitor();
const sent = {
  request: { ...newVisitor(), ...typed, date: '2027-03-03', time: 'Mañana' as const },
  signals: formatFormSignals({
    isHoneypotFilled: false,
    isDateTaken: false,
    untouched: ['date', 'time'],
  }),
};

test('U-29: what was chosen survives a reload, and an untouched form leaves nothing', () => {
  const draft = createDraft();
  keep(draft, { name: 'Ana', numberOfGuests: 120 });
  expect(createDraft().valuesOf('chosen')).toEqual({ name: 'Ana', numberOfGuests: 120 });
  keep(draft, {});
  expect(sessionStorage.length).toBe(0);
});

test('U-29: where storage is blocked, the tab keeps the draft', () => {
  vi.stubGlobal('sessionStorage', createStorage({ blocked: true }));
  const draft = createDraft();
  keep(draft, { name: 'Ana' });
  expect(draft.valuesOf('chosen')).toEqual({ name: 'Ana' });
});

test.each(['nonsense', '[]', '{"name":"Ana"}', '{"name":{"value":"Ana","origin":5}}'])(
  'U-29: a stored draft may be anything: %s',
  (text) => {
    sessionStorage.setItem('event-request-draft', text);
    const draft = createDraft();
    expect([draft.valuesOf('chosen'), draft.valuesOf('suggested')]).toEqual([{}, {}]);
  },
);

test.each<[string, Values, isSame: boolean]>([
  ['exactly what was sent', typed, true],
  ['it with spaces at the ends', { ...typed, name: ' Núria ' }, true],
  ['it with a default that is chosen now', { ...typed, time: 'Mañana' }, true],
  ['another email', { ...typed, email: 'right@visitor.example' }, false],
  ['no phone any more', { ...typed, phone: '' }, false],
  ['another time of day', { ...typed, time: 'Tarde' }, false],
  ['nothing', {}, false],
])('U-4 U-29: a draft is released by the sent request if it holds %s', (_, values, isSame) => {
  const draft = createDraft();
  keep(draft, values);
  const before = draft.valuesOf('chosen');
  expect(draft.release(sent)).toBe(isSame);
  expect(draft.valuesOf('chosen')).toEqual(isSame ? {} : before);
});
