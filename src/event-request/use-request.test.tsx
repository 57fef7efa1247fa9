import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowConsole } from '../../tests/support/setup-dom.ts';
import { newVisitor } from '../../tests/support/visitor.ts';
import { EVENT_REQUEST } from '../content/event-request.ts';
import { UUID } from '../shared/contract.ts';
import type { EventRequest } from '../shared/event-request.ts';
import EventRequestForm from './event-request-form.tsx';
import type { Opening } from './opening.ts';

const NO_MAIL = { status: 502, body: { status: 'unavailable' } };
const DAY = '2027-03-04';

let answer: { status: number; body: object };
let posts: { key: string | null; signals: string | null; request: EventRequest }[];
/** How often the page was asked for, to reload it. */
let pages: number;
const onClose = vi.fn();

beforeEach(() => {
  answer = { status: 200, body: { status: 'sent' } };
  posts = [];
  onClose.mockReset();
  pages = 0;
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
    if (!body) {
      pages += 1;
      return new Response('', { status: 404 });
    }
    posts.push({
      key: new Headers(headers).get('idempotency-key'),
      signals: new Headers(headers).get('form-signals'),
      request: JSON.parse(String(body)),
    });
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const opened = { day: DAY };
const form = (isOpen = true, opening: Opening = opened) => (
  <EventRequestForm isOpen={isOpen} opening={opening} onClose={onClose} />
);
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
async function failToSend(visitor = newVisitor()) {
  allowConsole(/The event request could not be sent \(HTTP 502\)/);
  answer = NO_MAIL;
  const view = render(form());
  await fillIn(visitor);
  await submit();
  expect(posts).toHaveLength(1);
  return view;
}

/** The requests in the outbox. */
const queued = (): EventRequest[] =>
  Object.entries(localStorage)
    .filter(([name]) => name.startsWith('event-request:'))
    .map(([, text]) => JSON.parse(text).request);

test('S-SUB-4 U-3: a sent request leaves an empty form, nothing on the device, and closes the dialog', async () => {
  render(form());
  const visitor = newVisitor();
  await fillIn(visitor);
  await submit();
  expect(posts[0]?.request).toMatchObject({ name: visitor.name, date: DAY });
  expect(posts[0]?.key).toMatch(UUID);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(control('name')).toHaveValue('');
  expect(queued()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('S-ERR-2 S-SUB-5 R-2 U-4: after a failure every value stays and the request is queued', async () => {
  const visitor = newVisitor();
  await failToSend(visitor);
  expect(control('email')).toHaveValue(visitor.email);
  expect(queued()).toMatchObject([{ email: visitor.email }]);
  expect(onClose).not.toHaveBeenCalled();
});

test('U-4: leaving a field that was not changed since takes nothing back', async () => {
  await failToSend();
  control('description').dispatchEvent(new Event('change', { bubbles: true }));
  expect(queued()).toHaveLength(1);
});

test('U-4: a corrected request is taken back, and queued when the page is left, unless it is invalid', async () => {
  await failToSend();
  await type('email', 'right@');
  dispatchEvent(new Event('pagehide'));
  expect(queued()).toEqual([]);
  await type('email', 'right@visitor.example');
  dispatchEvent(new Event('pagehide'));
  expect(queued()).toMatchObject([{ email: 'right@visitor.example' }]);
});

test('U-29: the button of another service changes nothing in a queued request', async () => {
  const { rerender } = await failToSend();
  rerender(form(false));
  rerender(form(true, { day: DAY, ceremony: 'Evento Social' }));
  expect(control('ceremony')).toHaveValue('Boda Religiosa');
  expect(queued()).toHaveLength(1);
});

test('S-MOD-3 U-9 R-24: the ceremony of a button stays in a typed form, and is gone from an empty one', async () => {
  const social = { day: DAY, ceremony: 'Evento Social' };
  const { rerender } = render(form(true, social));
  expect(control('ceremony')).toHaveValue('Evento Social');
  const reopen = (opening: Opening) => {
    rerender(form(false, opening));
    rerender(form(true, opening));
  };
  reopen({ day: DAY });
  expect(control('ceremony')).toHaveValue('Boda Religiosa');
  reopen(social);
  await type('name', 'Ana');
  reopen({ day: DAY });
  expect(control('ceremony')).toHaveValue('Evento Social');
});

test('U-9: a button chooses its ceremony again only after another one', async () => {
  const [weddings, social] = [
    { day: DAY, ceremony: 'Boda Religiosa' },
    { day: DAY, ceremony: 'Evento Social' },
  ];
  const { rerender } = render(form(true, weddings));
  const reopen = (opening: Opening) => {
    rerender(form(false));
    rerender(form(true, { ...opening }));
  };
  await user.selectOptions(control('ceremony'), 'Boda Civil');
  reopen(weddings);
  expect(control('ceremony')).toHaveValue('Boda Civil');
  reopen(social);
  expect(control('ceremony')).toHaveValue('Evento Social');
});

test.each<[string, field: keyof EventRequest, typed: string, Partial<Opening>]>([
  ['U-9: a service’s button changes no name', 'name', 'Ana', { ceremony: 'Evento Social' }],
  ['U-24: a button shows another number of guests', 'numberOfGuests', '120', { shownGuests: 80 }],
  ['S-FLD-5: the default date moves on', 'date', '2027-06-20', { day: '2027-03-05' }],
])('what was typed stays, and the button chooses its ceremony: %s', async (...row) => {
  const [, field, typed, opening] = row;
  const { rerender } = render(form());
  fireEvent.input(control(field), { target: { value: typed } });
  rerender(form(false));
  rerender(form(true, { day: DAY, ...opening }));
  expect(control(field).value).toBe(typed);
  expect(control('ceremony').value).toBe(opening.ceremony ?? 'Boda Religiosa');
});

test('U-22 U-24: a number of guests that a button shows is sent, and is nobody’s choice', async () => {
  const { rerender } = render(form());
  await fillIn();
  rerender(form(false));
  rerender(form(true, { day: DAY, shownGuests: 80 }));
  expect(control('numberOfGuests')).toHaveValue(80);
  await submit();
  expect(posts[0]).toMatchObject({
    request: { numberOfGuests: 80 },
    signals: expect.stringContaining('numberOfGuests'),
  });
});

test('S-FLD-5: the date of a queued request stays, also if the default date has moved on', async () => {
  const { rerender } = await failToSend();
  rerender(form(false));
  rerender(form(true, { day: '2027-03-05' }));
  expect(control('date')).toHaveValue('2027-03-05');
  expect(queued()).toMatchObject([{ date: DAY }]);
  await submit();
  expect(posts[1]?.request.date).toBe(DAY);
});

test('U-29: a reload restores a request that was typed, taken back or queued', async () => {
  const visitor = newVisitor();
  const { unmount } = await failToSend(visitor);
  unmount();
  const second = render(form());
  expect(control('email')).toHaveValue(visitor.email);
  expect(queued()).toHaveLength(1);
  await type('description', 'Bajo techo.');
  expect(queued()).toEqual([]);
  second.unmount();
  render(form());
  expect(control('description')).toHaveValue('Bajo techo.');
  await submit();
  expect(posts[1]?.key).toBe(posts[0]?.key);
});

test('U-29: a request that was sent elsewhere is not restored', async () => {
  const { unmount } = await failToSend();
  unmount();
  localStorage.clear();
  render(form());
  expect(control('email')).toHaveValue('');
});

test.each(['nonsense', '{"request":5}', '{"request":{"name":"Ana"}}'])(
  'U-29: a stored draft may be anything: %s',
  (text) => {
    sessionStorage.setItem('event-request-draft', text);
    render(form());
    expect(control('email')).toHaveValue('');
  },
);

test('U-29: what a control cannot hold stays out of a restored form', () => {
  const request = { name: 'Ana', ceremony: 'Luna', numberOfGuests: {}, date: null };
  sessionStorage.setItem(
    'event-request-draft',
    JSON.stringify({ request, state: { status: 'typed' } }),
  );
  render(form());
  expect(control('name')).toHaveValue('Ana');
  expect(control('ceremony')).toHaveValue('Boda Religiosa');
  expect(control('numberOfGuests')).toHaveValue(100);
  expect(control('date')).toHaveValue(DAY);
});

test('U-29: a stored draft whose submitted request is malformed can be sent', async () => {
  const state = { status: 'typed', lastSubmitted: { key: 'x' } };
  sessionStorage.setItem(
    'event-request-draft',
    JSON.stringify({ request: { name: 'Ana' }, state }),
  );
  render(form());
  await fillIn();
  await submit();
  expect(posts[0]?.key).toMatch(UUID);
});

test('U-15: the age of a form counts from its opening, however old the page is', async () => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 3_600_000);
  render(form());
  await fillIn();
  await submit();
  expect(posts[0]?.signals).toMatch(/^age=\d{1,2},/);
});

test('S-ERR-1: a 422 shows its errors, and nothing is queued', async () => {
  answer = { status: 422, body: { status: 'invalid', errors: { phone: 'No vale' } } };
  render(form());
  await fillIn();
  await submit();
  expect(control('phone')).toHaveAccessibleDescription('No vale');
  expect(control('phone')).toHaveFocus();
  expect(queued()).toEqual([]);
});

test('U-14: a 422 about a field that the page lacks asks for a new release, and then says how else to write', async () => {
  allowConsole(/The event request could not be sent \(invalid\)/);
  answer = { status: 422, body: { status: 'invalid', errors: { place: 'Falta' } } };
  render(form());
  const visitor = newVisitor();
  await fillIn(visitor);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(EVENT_REQUEST.invalidElsewhere);
  expect(pages).toBe(1);
  expect(control('email')).toHaveValue(visitor.email);
});
