import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arriveElsewhere } from '../../tests/support/outbox-tab.ts';
import { newVisitor } from '../../tests/support/visitor.ts';
import { DIALOG_TEXTS, SITE } from '../content/site.ts';
import { ContactButton } from './contact-button.tsx';
import { draft } from './draft.ts';
import { EventRequestProvider } from './event-request-provider.tsx';

/** Draft, outbox and modals together. The function answers when a test says so. */

let answer: () => void;
let posts: string[];

beforeEach(() => {
  posts = [];
  answer = () => {};
  vi.stubGlobal('requestIdleCallback', (load: () => void) => load());
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    posts.push(new Headers(headers).get('idempotency-key') ?? '');
    return new Promise<Response>((resolve) => {
      answer = () => resolve(Response.json({ status: 'sent' }));
    });
  });
});
afterEach(async () => {
  // The outbox has one flush at a time, which the next test needs.
  await act(async () => answer());
  draft.empty();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const visitor = newVisitor();
const form = () => screen.queryByRole('dialog', { name: DIALOG_TEXTS.title });
const thanks = () => screen.queryByRole('alert')?.closest('dialog') ?? null;
const control = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const closeForm = () =>
  user.click(within(form() as HTMLElement).getByRole('button', { name: SITE.dismiss }));

/** Fills in and submits the form of a page. */
async function submitForm() {
  render(
    <EventRequestProvider renderFailure={() => null}>
      <ContactButton className="">Open</ContactButton>
    </EventRequestProvider>,
  );
  // The chunk of the form is loaded when the browser is idle.
  await act(async () => void (await import('./event-request-form.tsx')));
  await user.click(screen.getByText('Open'));
  await waitFor(() => expect(control('name')).toBeVisible());
  const { name, surname, email, phone, description } = visitor;
  for (const [field, text] of Object.entries({ name, surname, email, phone, description })) {
    await user.click(control(field));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  expect(posts).toEqual([draft.current().id]);
}

/** Expects the thank-you for the visitor in place of the form, which is empty, as is the outbox. */
async function expectDone() {
  await waitFor(() => expect(thanks()).toHaveTextContent(visitor.email));
  expect([form(), control('name').value, localStorage.length]).toEqual([null, '', 0]);
}

function expectNoVisitorThanked() {
  const told = decodeURIComponent(thanks()?.innerHTML ?? '');
  for (const text of [visitor.email, visitor.phone, `${visitor.name}:`])
    expect(told).not.toContain(text);
}

test('S-SUB-4 U-22: the arrival of the draft’s request empties and closes the form, and thanks its visitor', async () => {
  await submitForm();
  const submitted = control('name');
  await act(async () => answer());
  await expectDone();
  // A new form begins at its top, without old alerts.
  expect(control('name')).not.toBe(submitted);
});

test('U-4 U-20: an arrival from another tab does the same', async () => {
  await submitForm();
  await act(async () => arriveElsewhere(posts[0] ?? ''));
  await expectDone();
});

test('U-22 U-50: after an edit, an arrival interrupts and thanks nobody, and the draft stays', async () => {
  await submitForm();
  await user.type(control('description'), ' Mejor bajo techo.');
  await act(async () => answer());
  await closeForm();
  await waitFor(() => expect(form()).toBeNull());
  expect(thanks()).toBeNull();
  expect(control('description').value).toContain('Mejor bajo techo.');
  expect(localStorage.length).toBe(0);
});

test('U-22: an arrival after an edit, with the form closed, is thanked for without its visitor’s data', async () => {
  await submitForm();
  await user.type(control('name'), ' Lea');
  await closeForm();
  await waitFor(() => expect(form()).toBeNull());
  await act(async () => answer());
  await waitFor(() => expect(thanks()).toBeVisible());
  expectNoVisitorThanked();
  expect(control('name').value).toContain('Lea');
});

test('U-22: an earlier version that arrives is thanked for without its visitor’s data, the last one with them', async () => {
  await submitForm();
  await user.type(control('name'), ' Lea');
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  await closeForm();
  await waitFor(() => expect(form()).toBeNull());
  await act(async () => answer());
  await waitFor(() => expect(thanks()).toBeVisible());
  expectNoVisitorThanked();
  await waitFor(() => expect(posts).toHaveLength(2));
  await act(async () => answer());
  await expectDone();
});
