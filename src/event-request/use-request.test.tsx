import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { newVisitor } from '../../tests/support/visitor.ts';
import type { EventRequest } from '../shared/event-request.ts';
import { draft, type FieldTexts } from './draft.ts';
import EventRequestForm from './event-request-form.tsx';
import { outbox } from './outbox.ts';
import { KEY_PREFIX } from './outbox-storage.ts';

type Answer = { status: number; body: object };
let answer: Answer | Promise<Answer>;
let posts: { id: string | null; signals: string | null; request: EventRequest }[];
let stop: () => void;

const SENT = { status: 200, body: { status: 'sent' } };

beforeEach(() => {
  answer = SENT;
  posts = [];
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
    const sent = new Headers(headers);
    posts.push({
      id: sent.get('idempotency-key'),
      signals: sent.get('form-signals'),
      request: JSON.parse(String(body)),
    });
    const { body: text, status } = await answer;
    return Response.json(text, { status });
  });
  stop = outbox.start(() => {});
});
afterEach(() => {
  stop();
  cleanup();
  draft.empty();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
/** The form, opened by a button with this prefill. */
function form(prefill: FieldTexts = {}) {
  draft.prefill(prefill);
  return <EventRequestForm isOpen />;
}
const control = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const button = () => screen.getByRole('button', { name: /Finalizar|Enviando/ });

async function type(name: string, text: string) {
  await user.clear(control(name));
  await user.click(control(name));
  await user.paste(text);
}
async function fillIn({ name, surname, email, phone, description } = newVisitor()) {
  for (const [field, text] of Object.entries({ name, surname, email, phone, description }))
    await type(field, text);
}
/** Holds the next answers back until the returned function is called. */
function holdBack(): (next: Answer) => void {
  let release = (_: Answer) => {};
  answer = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

test('S-MOD-3 U-9 U-22: a prefill is a default like any other, and replaces no choice', async () => {
  const { rerender } = render(form({ ceremony: 'Evento Social', numberOfGuests: '80' }));
  const unchosen = () =>
    [...document.querySelectorAll<HTMLElement>('[data-field][data-unchosen]')].map(
      (field) => field.dataset.field,
    );
  expect(unchosen()).toEqual(['date', 'numberOfGuests', 'time', 'ceremony']);
  await type('numberOfGuests', '80');
  await act(async () => rerender(form({ ceremony: 'Boda Religiosa', numberOfGuests: '150' })));
  expect([control('ceremony').value, control('numberOfGuests').value]).toEqual([
    'Boda Religiosa',
    '80',
  ]);
  expect(unchosen()).toEqual(['date', 'time', 'ceremony']);
});

test('U-22 U-24: a value that nobody has chosen is sent as such, also after a visit of its control', async () => {
  render(form({ numberOfGuests: '80' }));
  await fillIn();
  await user.click(control('numberOfGuests'));
  await user.tab();
  await user.click(button());
  expect(posts[0]).toMatchObject({
    request: { numberOfGuests: 80 },
    signals: 'date,numberOfGuests,time,ceremony',
  });
});

test('U-29: another form in the tab holds what was entered, also a number in words', async () => {
  const visitor = newVisitor();
  const { unmount } = render(form({ ceremony: 'Evento Social' }));
  await type('email', visitor.email);
  await type('numberOfGuests', 'unas cien');
  await user.selectOptions(control('time'), 'Tarde');
  unmount();
  render(form());
  const values = ['email', 'numberOfGuests', 'time'].map((name) => control(name).value);
  expect(values).toEqual([visitor.email, 'unas cien', 'Tarde']);
  expect(control('numberOfGuests')).toHaveAccessibleDescription('El valor debe ser mayor de 0');
});

test('U-29: over midnight the date follows the day, also in a form with other input', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(new Date(2026, 10, 29, 23, 59));
  render(form());
  await type('name', 'Ana');
  expect(control('date')).toHaveValue('2026-11-29');
  vi.setSystemTime(new Date(2026, 10, 30, 0, 1));
  await type('surname', 'Gil');
  expect(control('date')).toHaveValue('2026-11-30');
});

test('S-ERR-1 U-4: a 422 shows its errors, and the request stays queued', async () => {
  answer = { status: 422, body: { status: 'invalid', errors: { phone: 'No vale' } } };
  render(form());
  await fillIn();
  await user.click(button());
  await waitFor(() => expect(control('phone')).toHaveAccessibleDescription('No vale'));
  expect(control('phone')).toHaveFocus();
  const queued = Object.keys(localStorage).filter((name) => name.startsWith(KEY_PREFIX));
  expect(queued).toEqual([KEY_PREFIX + posts[0]?.id]);
});

test('S-ERR-1: errors that come while the form is closed are shown at the next opening, and end with it', async () => {
  const { rerender } = render(form());
  await fillIn();
  const release = holdBack();
  await user.click(button());
  rerender(<EventRequestForm isOpen={false} />);
  await act(async () =>
    release({ status: 422, body: { status: 'invalid', errors: { phone: 'No vale' } } }),
  );
  rerender(<EventRequestForm isOpen />);
  expect(control('phone')).toHaveAccessibleDescription('No vale');
  rerender(<EventRequestForm isOpen={false} />);
  rerender(<EventRequestForm isOpen />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('U-2 U-50: while a request is sent, only an edit frees the button; the first answer interrupts nobody', async () => {
  render(form());
  await fillIn();
  const release = holdBack();
  await user.click(button());
  expect(button()).toHaveTextContent('Enviando…');
  // Leaving a control is no edit.
  act(() => void control('name').dispatchEvent(new Event('change', { bubbles: true })));
  expect(button()).toHaveTextContent('Enviando…');
  await user.type(control('description'), ' Y baile.');
  expect(button()).toHaveTextContent('Finalizar');
  await user.click(button());
  expect(button()).toHaveTextContent('Enviando…');
  answer = SENT;
  await act(async () =>
    release({ status: 422, body: { status: 'invalid', errors: { phone: 'No' } } }),
  );
  const edited = () => posts.find(({ request }) => request.description.endsWith('Y baile.'));
  await waitFor(() => expect(edited()).toBeDefined());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(edited()?.id).not.toBe(posts[0]?.id);
});
