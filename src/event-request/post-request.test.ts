import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { newVisitor } from '../../tests/support/visitor.ts';
import { postWithRetries } from './post-request.ts';

type Answer = (response: ServerResponse) => void;

const json =
  (status: number, body: unknown, headers = {}): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
const page =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>nginx</h1>');
const cutOff: Answer = (response) =>
  response
    .writeHead(200, { 'content-length': 100 })
    .write('{"status"', () => response.socket?.destroy());
const reset: Answer = (response) => response.socket?.resetAndDestroy();
/** The request has arrived damaged. */
const damaged = json(400, { status: 'rejected', reason: 'bad-request' });
const SENT = json(200, { status: 'sent' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Starts a function that gives these answers in turn and then repeats the last. Only waits move the clock. */
async function start(...answers: Answer[]) {
  const asked: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push({ headers: request.headers, body });
    answer?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  // The module fetches a relative URL, as on a page of this server.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(new URL(path, `http://127.0.0.1:${port}`), init),
  );
  const waits: number[] = [];
  const times = {
    clock: () => waits.reduce((sum, wait) => sum + wait, 0),
    wait: async (ms: number) => void waits.push(ms),
    random: () => 0.5,
  };
  const submission = { key: randomUUID(), request: newVisitor(), signals: 'age=34' };
  const send = (changed = {}) => postWithRetries(submission, { ...times, ...changed });
  return { send, asked, waits, submission };
}

test('U-4: one POST, which may outlive the page, sends every field, the key and the signals', async () => {
  const { send, asked, submission } = await start(SENT);
  const fetched = vi.spyOn(globalThis, 'fetch');
  expect(await send()).toEqual({ status: 'sent' });
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ keepalive: true });
  expect(asked).toHaveLength(1);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual(submission.request);
  expect(asked[0]?.headers).toMatchObject({
    'idempotency-key': submission.key,
    'form-signals': 'age=34',
  });
});

test('R-2 U-4: a request that does not reach the function is retried with the same key, after growing waits', async () => {
  const { send, asked, waits } = await start(reset, page(504), damaged, cutOff, SENT);
  expect(await send()).toEqual({ status: 'sent' });
  expect(waits).toEqual([750, 1500, 3000, 6000]);
  expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(new Set(asked.map(({ body }) => body)).size).toBe(1);
});

test('R-2 U-32: an attempt without an answer ends at its time limit, and the request is retried', async () => {
  const { send, asked } = await start(() => undefined, SENT);
  expect(await send({ attemptMs: 500 })).toEqual({ status: 'sent' });
  expect(asked.length).toBeGreaterThan(1);
});

test('a 429 is retried after a short retry-after; a long one is reported', async () => {
  const tooMany = { status: 'rejected', reason: 'too-many' };
  const short = await start(json(429, tooMany, { 'retry-after': '3' }), SENT);
  expect(await short.send()).toEqual({ status: 'sent' });
  expect(short.waits).toEqual([3000]);
  const long = await start(json(429, tooMany, { 'retry-after': '600' }));
  expect(await long.send()).toMatchObject({ status: 'failed', again: { afterMs: 600_000 } });
  expect(long.waits).toEqual([]);
});

test.each([
  [json(502, { status: 'unavailable' }), { status: 'failed' }],
  [json(403, { status: 'rejected', reason: 'forbidden' }), { status: 'failed' }],
  [json(413, { status: 'rejected', reason: 'too-large' }), { status: 'failed' }],
  [
    json(422, { status: 'invalid', errors: { name: 'No' } }),
    { status: 'invalid', errors: { name: 'No' } },
  ],
  [page(200), { status: 'failed', reason: 'HTTP 200' }],
  [json(422, { errors: { name: 'No' } }), { status: 'failed', reason: 'HTTP 422' }],
  [json(422, { status: 'invalid', errors: {} }), { status: 'failed', reason: 'HTTP 422' }],
  [json(422, { status: 'invalid', errors: { name: { text: 'No' } } }), { status: 'failed' }],
  [page(404), { status: 'failed', reason: 'HTTP 404' }],
])('a definite answer is not retried (%#)', async (answer, expected) => {
  const { send, asked } = await start(answer);
  expect(await send()).toMatchObject(expected);
  expect(asked).toHaveLength(1);
});
