import { beforeEach, expect, test, vi } from 'vitest';
import { createStorage } from '../../tests/support/outbox-tab.ts';
import { createDraft, type Draft, STORED_DRAFT } from './draft.ts';

beforeEach(() => void vi.stubGlobal('sessionStorage', createStorage()));

const ANA: Draft = {
  name: { value: 'Ana', origin: 'chosen' },
  ceremony: { value: 'Boda Civil', origin: 'suggested' },
};

test('U-29: what was entered survives a reload, and an empty draft leaves nothing', () => {
  const draft = createDraft();
  draft.keep(ANA);
  const reloaded = createDraft();
  expect(reloaded.valuesOf('chosen')).toEqual({ name: 'Ana' });
  expect(reloaded.valuesOf('suggested')).toEqual({ ceremony: 'Boda Civil' });
  draft.keep({});
  expect(sessionStorage.length).toBe(0);
});

test('U-29: where storage is blocked, the tab keeps the draft', () => {
  vi.stubGlobal('sessionStorage', createStorage({ blocked: true }));
  const draft = createDraft();
  draft.keep(ANA);
  expect(draft.valuesOf('chosen')).toEqual({ name: 'Ana' });
});

test.each([
  'nonsense',
  '[]',
  '{"name":"Ana"}',
  '{"name":{"value":"Ana","origin":5}}',
  '{"name":{"value":5,"origin":"chosen"}}',
])('U-29: a stored draft may be anything: %s', (text) => {
  sessionStorage.setItem(STORED_DRAFT, text);
  const draft = createDraft();
  expect([draft.valuesOf('chosen'), draft.valuesOf('suggested')]).toEqual([{}, {}]);
});

test.each<[string, Draft, isSame: boolean]>([
  ['exactly what was sent', ANA, true],
  ['another name', { ...ANA, name: { value: 'Lea', origin: 'chosen' } }, false],
  ['one more choice', { ...ANA, time: { value: 'Mañana', origin: 'chosen' } }, false],
  ['nothing', {}, false],
])('U-4 U-29: a sent request empties a draft that holds %s', (_, held, isSame) => {
  createDraft().keep(held);
  // As after a reload: the outbox has kept its copy of the draft, too.
  const draft = createDraft();
  expect(draft.emptyIfSame(JSON.parse(JSON.stringify(ANA)))).toBe(isSame);
  expect(draft.valuesOf('chosen').name).toEqual(isSame ? undefined : held.name?.value);
});

test('U-4: a request of an earlier release empties no draft', () => {
  const draft = createDraft();
  expect([draft.emptyIfSame(undefined), draft.emptyIfSame(5)]).toEqual([false, false]);
});
