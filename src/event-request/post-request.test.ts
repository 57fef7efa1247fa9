import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { newSubmit } from '../../tests/support/outbox-tab.ts';
import { postRequest } from './post-request.ts';

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

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Starts a function that gives this answer. */
async function start(answer: Answer) {
  const asked: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ headers: request.headers, body });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  // The module fetches a relative URL, as on a page of this server.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(new URL(path, `http://127.0.0.1:${port}`), init),
  );
  const queued = { ...newSubmit(), at: 0 };
  return { send: () => postRequest(queued), asked, queued };
}

test('U-4 U-50: one POST, which may outlive the page, sends every field, the id and the signals', async () => {
  const { send, asked, queued } = await start(json(200, { status: 'sent' }));
  const fetched = vi.spyOn(globalThis, 'fetch');
  expect(await send()).toEqual({ status: 'sent' });
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ keepalive: true });
  expect(asked).toHaveLength(1);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual(queued.request);
  expect(asked[0]?.headers).toMatchObject({
    'idempotency-key': queued.id,
    'form-signals': 'time',
  });
});

test('R-2 U-32: a post without an answer ends at its time limit of 20 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  timeout.mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  const { send } = await start(() => undefined);
  expect(await send()).toEqual({ status: 'failed', reason: 'TimeoutError' });
  expect(timeout).toHaveBeenCalledWith(20_000);
});

test.each([
  [reset, { status: 'failed', reason: 'TypeError' }],
  [cutOff, { status: 'failed', reason: 'HTTP 200' }],
  [json(502, { status: 'unavailable' }), { status: 'failed', reason: 'HTTP 502' }],
  [json(403, { status: 'rejected', reason: 'forbidden' }), { status: 'failed' }],
  [json(422, { status: 'invalid', errors: { name: 'No' } }), { status: 'invalid' }],
  [page(200), { status: 'failed', reason: 'HTTP 200' }],
  [json(422, { errors: { name: 'No' } }), { status: 'failed', reason: 'HTTP 422' }],
  [json(422, { status: 'invalid', errors: {} }), { status: 'failed', reason: 'HTTP 422' }],
  [json(422, { status: 'invalid', errors: { name: { text: 'No' } } }), { status: 'failed' }],
])('S-API-7: only an answer that follows the contract counts (%#)', async (answer, expected) => {
  const { send } = await start(answer);
  expect(await send()).toMatchObject(expected);
});
