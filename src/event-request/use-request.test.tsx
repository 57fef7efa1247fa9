import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newVisitor } from '../../tests/support/visitor.ts';
import type { EventRequest } from '../shared/event-request.ts';
import { createDraft, draft, STORED_DRAFT } from './draft.ts';
import EventRequestForm from './event-request-form.tsx';
import { KEY_PREFIX } from './outbox-storage.ts';
import type { OpeningValues } from './prefill.ts';

let answer: { status: number; body: object };
let posts: { signals: string | null; request: EventRequest }[];

beforeEach(() => {
  answer = { status: 200, body: { status: 'sent' } };
  posts = [];
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
    posts.push({
      signals: new Headers(headers).get('form-signals'),
      request: JSON.parse(String(body)),
    });
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => {
  cleanup();
  draft.keep({});
  localStorage.clear();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const form = (opening: OpeningValues = {}) => <EventRequestForm opening={opening} />;
const control = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;

async function type(name: string, text: string) {
  await user.clear(control(name));
  await user.click(control(name));
  await user.paste(text);
}
async function fillIn({ name, surname, email, phone, description } = newVisitor()) {
  for (const [field, text] of Object.entries({ name, surname, email, phone, description }))
    await type(field, text);
}
async function submit() {
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  await screen.findByRole('button', { name: 'Finalizar' });
}
/** The requests in the outbox. */
const queued = (): EventRequest[] =>
  Object.entries(localStorage)
    .filter(([name]) => name.startsWith(KEY_PREFIX))
    .map(([, text]) => JSON.parse(text).request);

test('S-MOD-3 U-9: the ceremony of a button stays in a typed form at the next opening', async () => {
  const { rerender } = render(form({ ceremony: 'Evento Social' }));
  await type('name', 'Ana');
  rerender(form({}));
  expect(control('ceremony')).toHaveValue('Evento Social');
});

test('U-22 U-24: the number of guests of a button is sent as one that nobody has chosen', async () => {
  render(form({ defaultGuests: 80 }));
  await fillIn();
  await user.click(control('numberOfGuests'));
  await user.tab();
  expect(control('numberOfGuests')).toHaveValue(80);
  await submit();
  expect(posts[0]).toMatchObject({
    request: { numberOfGuests: 80 },
    signals: expect.stringContaining('date,numberOfGuests,'),
  });
});

test('U-29: another form in the tab holds what was entered', async () => {
  const visitor = newVisitor();
  const { unmount } = render(form({ ceremony: 'Evento Social' }));
  await type('email', visitor.email);
  await user.selectOptions(control('time'), 'Tarde');
  unmount();
  render(form());
  expect(control('email')).toHaveValue(visitor.email);
  expect([control('time').value, control('ceremony').value]).toEqual(['Tarde', 'Evento Social']);
});

test('U-29: a restored form ignores values that its controls cannot hold', () => {
  const chosen = (value: unknown) => ({ value, origin: 'chosen' as const });
  sessionStorage.setItem(
    STORED_DRAFT,
    JSON.stringify({ name: chosen('Ana'), ceremony: chosen('Luna'), numberOfGuests: chosen({}) }),
  );
  vi.spyOn(draft, 'valuesOf').mockImplementation(createDraft().valuesOf);
  render(form());
  expect(control('name')).toHaveValue('Ana');
  expect(control('ceremony')).toHaveValue('Boda Religiosa');
  expect(control('numberOfGuests')).toHaveValue(100);
});

test('S-ERR-1 U-4: a 422 shows its errors, and the request stays queued', async () => {
  answer = { status: 422, body: { status: 'invalid', errors: { phone: 'No vale' } } };
  render(form());
  await fillIn();
  await submit();
  expect(control('phone')).toHaveAccessibleDescription('No vale');
  expect(control('phone')).toHaveFocus();
  expect(queued()).toHaveLength(1);
});
