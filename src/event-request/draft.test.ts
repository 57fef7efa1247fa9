import { beforeEach, expect, test, vi } from 'vitest';
import { createStorage } from '../../tests/support/outbox-tab.ts';
import { createDraft, DRAFT_KEY } from './draft.ts';

beforeEach(() => void vi.stubGlobal('sessionStorage', createStorage()));

const NOTHING = { choices: {}, prefill: {} };

test('U-22 U-29 U-50: choices and id survive a reload, the mark of a submit on this page does not; an empty draft leaves nothing', () => {
  const draft = createDraft();
  draft.choose({ name: 'Ana' });
  draft.choose({ numberOfGuests: 'unas cien' });
  const id = draft.markSubmitted();
  expect(sessionStorage.getItem(DRAFT_KEY)).not.toContain('isSubmittedHere');
  const reloaded = createDraft();
  expect(reloaded.current()).toEqual({
    choices: { name: 'Ana', numberOfGuests: 'unas cien' },
    prefill: {},
    id,
  });
  reloaded.markSubmitted();
  expect(reloaded.current()).toMatchObject({ id, isSubmittedHere: true });
  reloaded.empty();
  expect([createDraft().current(), sessionStorage.length]).toEqual([NOTHING, 0]);
});

test('U-50: a draft that is submitted twice is one request, and each edit makes another one', () => {
  const draft = createDraft();
  draft.choose({ name: 'Ana' });
  const id = draft.markSubmitted();
  // As a control that the visitor leaves.
  draft.choose({ name: 'Ana' });
  expect([draft.current().id, draft.markSubmitted()]).toEqual([id, id]);
  draft.choose({ name: 'Anna' });
  expect(draft.current().id).toBeUndefined();
  draft.choose({ name: 'Ana' });
  expect(draft.markSubmitted()).not.toBe(id);
});

test('U-50: a tab with a copy of a draft that is not submitted makes another request of it', () => {
  createDraft().choose({ name: 'Ana' });
  const [tab, copy] = [createDraft(), createDraft()];
  expect(tab.markSubmitted()).not.toBe(copy.markSubmitted());
});

test('U-42: a choice that is removed is none', () => {
  const draft = createDraft();
  draft.choose({ ceremony: 'Boda Civil' });
  draft.choose({ ceremony: undefined });
  expect(draft.current()).toEqual(NOTHING);
});

test('U-9 U-50: a submitted request keeps its prefill, also after a reload, until the next edit', () => {
  const draft = createDraft();
  draft.prefill({ ceremony: 'Evento Social', description: 'Una comunión.' });
  draft.choose({ name: 'Ana' });
  draft.prefill({ ceremony: 'Evento Social', numberOfGuests: '80' });
  draft.markSubmitted();
  const reloaded = createDraft();
  reloaded.prefill({ ceremony: 'Boda Religiosa' });
  expect(reloaded.current().prefill).toEqual({ ceremony: 'Evento Social', numberOfGuests: '80' });
  reloaded.choose({ name: 'Lea' });
  reloaded.prefill({});
  expect(reloaded.current()).toEqual({ choices: { name: 'Lea' }, prefill: {} });
});

test('the form hears of each change', () => {
  const draft = createDraft();
  const seen: unknown[] = [];
  const stop = draft.subscribe(() => void seen.push(draft.current().choices));
  draft.choose({ name: 'Ana' });
  draft.choose({ name: 'Ana' });
  draft.empty();
  stop();
  draft.choose({ name: 'Lea' });
  expect(seen).toEqual([{ name: 'Ana' }, {}]);
});

test.each([
  ['nonsense', {}],
  ['5', {}],
  [
    '{"choices":{"name":"Ana","phone":"","email":{},"time":5,"date":"…"},"prefill":5,"id":"x"}',
    { name: 'Ana' },
  ],
  ['{"name":{"value":"Ana","origin":"chosen"}}', {}],
])('U-14 U-29: a stored draft may be anything: %s', (text, choices) => {
  sessionStorage.setItem(DRAFT_KEY, text);
  expect(createDraft().current()).toEqual({ choices, prefill: {} });
});
