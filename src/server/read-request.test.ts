import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { passTime, stopTime } from '../../tests/support/stopped-time.ts';
import { BODY_MAX_BYTES, isSameOrigin, readJsonObject } from './read-request.ts';

function request(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('https://alheli.example/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    ...{ duplex: 'half' },
  });
}

/** A JSON object of this many bytes. */
function objectOf(bytes: number): string {
  const frame = '{"a":""}';
  return frame.replace('""', `"${'x'.repeat(bytes - frame.length)}"`);
}

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON ;x=y'])(
  'the content type %j is read',
  async (type) => {
    const body = await readJsonObject(request('{"a":"ñ"}', { 'content-type': type }));
    expect(body).toEqual({ ok: true, value: { a: 'ñ' } });
  },
);

test.each(['', 'text/plain', 'application/json-patch+json', 'text/plain; application/json'])(
  'the content type %j is refused',
  async (type) => {
    const body = await readJsonObject(request('{}', { 'content-type': type }));
    expect(body).toEqual({ ok: false, reason: 'unsupported-type' });
  },
);

test('32 KB are read, one byte more is too large', async () => {
  expect((await readJsonObject(request(objectOf(BODY_MAX_BYTES)))).ok).toBe(true);
  const tooLarge = { ok: false, reason: 'too-large' };
  expect(await readJsonObject(request(objectOf(BODY_MAX_BYTES + 1)))).toEqual(tooLarge);
});

test('a body over the limit is refused whatever `content-length` says, and not read on', async () => {
  let chunks = 0;
  const cancel = vi.fn();
  const endless = new ReadableStream({
    pull(controller) {
      chunks++;
      controller.enqueue(new Uint8Array(1024));
    },
    cancel,
  });
  const body = await readJsonObject(request(endless, { 'content-length': '10' }));
  expect(body).toEqual({ ok: false, reason: 'too-large' });
  expect(chunks).toBeLessThan(40);
  expect(cancel).toHaveBeenCalled();
});

test('a body that does not end is a bad request after 2.5 s', async () => {
  stopTime();
  const cancel = vi.fn();
  const start = (body: ReadableStreamDefaultController) => body.enqueue(Buffer.from('{"a":1}'));
  const body = readJsonObject(request(new ReadableStream({ start, cancel })));
  passTime(2499);
  expect(cancel).not.toHaveBeenCalled();
  passTime(1);
  expect(await body).toEqual({ ok: false, reason: 'bad-request' });
  expect(cancel).toHaveBeenCalled();
});

test.each([
  ['compressed', gzipSync('{"a":1}')],
  ['not UTF-8', Buffer.from('{"a":"\xff"}', 'latin1')],
  [
    'from a connection that breaks',
    new ReadableStream({ pull: (c) => c.error(new Error('gone')) }),
  ],
])('a body that is %s is a bad request', async (_, body) => {
  expect(await readJsonObject(request(body))).toEqual({ ok: false, reason: 'bad-request' });
});

test.each<[allowed: boolean, headers: Record<string, string>]>([
  [true, {}],
  [true, { 'sec-fetch-site': 'none' }],
  [true, { 'sec-fetch-site': 'same-origin', origin: 'https://other.example' }],
  [false, { 'sec-fetch-site': 'same-site' }],
  [false, { 'sec-fetch-site': 'cross-site', origin: 'https://alheli.example' }],
  [false, { 'sec-fetch-site': 'Same-Origin' }],
  [true, { origin: 'https://alheli.example' }],
  [false, { origin: 'https://other.example' }],
  [false, { origin: 'https://alheli.example:8443' }],
  [false, { origin: 'https://alheli.example.other.example' }],
  [false, { origin: 'null' }],
])('a request is allowed = %j with the headers %j', (allowed, headers) => {
  const request = new Request('https://alheli.example/api/event-request', { headers });
  expect(isSameOrigin(request)).toBe(allowed);
});
