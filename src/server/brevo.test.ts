import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { API_KEY } from '../../tests/api/local-function.ts';
import { ANA } from '../../tests/api/sample-request.ts';
import { noTime } from '../../tests/faults/time.ts';
import { type LocalBrevo, startLocalBrevo } from '../../tools/local/brevo.ts';
import { type Fault, refusal } from '../../tools/local/brevo-faults.ts';
import vercel from '../../vercel.json' with { type: 'json' };
import { ATTEMPT_TIMEOUT } from '../event-request/post-request.ts';
import type { RetryTimes } from '../shared/retry.ts';
import { createBrevoMailer, type Mail } from './brevo.ts';
import { retryAfterMs } from './call-brevo.ts';
import { TIMES } from './times.ts';

/** Time for one attempt only, long enough for a busy machine. */
const ONCE = { totalMs: 5000, leastAttemptMs: 5000 };
const RECEIVERS = ['gestion@estudio.example', 'eventos@estudio.example', 'ana@estudio.example'];

type Options = { times?: Partial<RetryTimes>; now?: () => number; emails?: string[] };

/** The mailer without the function around it, with short waits before its retries. It sends Ana's request. */
function mailerTo(
  baseUrl: string,
  { times = {}, now = Date.now, emails = RECEIVERS.slice(0, 1) }: Options = {},
) {
  const config = {
    brevo: { apiKey: API_KEY, baseUrl },
    management: { emails, name: 'Gestión' },
    sender: { email: 'web@estudio.example', name: 'Web' },
  };
  const receivers = { freeBlocked: async () => [], reachable: async () => emails };
  const mailer = createBrevoMailer(config, {
    receivers,
    times: { ...TIMES, firstWaitMs: 1, ...times },
    now,
  });
  const hints = { spamSignals: [], untouched: [] };
  return {
    send: (mail: Partial<Mail> = {}) =>
      mailer.send({ request: ANA, ...hints, endsAt: Infinity, ...mail }),
  };
}

/** A server that gives this response to every request. */
async function startServer(status: number, body: object, onRequest = (_: IncomingMessage) => {}) {
  const server = createServer((request, response) => {
    onRequest(request);
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const done = (status: number, attempts: number) => ({ result: { kind: 'done', status }, attempts });
const away = { result: { kind: 'unclear', mayPass: true } };

test('U-20: the function ends before the host ends it, and the page waits for longer', () => {
  const hostMs = vercel.functions['api/event-request.ts'].maxDuration * 1000;
  // After a failure of Redis nothing waits for it.
  const alarmMs = TIMES.redisMs + TIMES.webhookMs + TIMES.noteMs;
  expect(TIMES.totalMs + alarmMs).toBeLessThan(hostMs);
  expect(TIMES.checkMs + TIMES.sampleMs + alarmMs).toBeLessThan(hostMs);
  expect(ATTEMPT_TIMEOUT).toBeGreaterThan(hostMs);
  // An attempt that hangs leaves time for another one.
  const { attemptMs, firstWaitMs, leastAttemptMs } = TIMES;
  expect(attemptMs + firstWaitMs + leastAttemptMs).toBeLessThan(TIMES.totalMs);
});

describe('createBrevoMailer', () => {
  let brevo: LocalBrevo;
  beforeEach(async () => {
    brevo = await startLocalBrevo({ apiKey: API_KEY });
  });
  afterEach(() => brevo.close());

  test('S-API-3 S-API-6: it posts JSON to /v3/smtp/email with the key in api-key', async () => {
    const requests: unknown[] = [];
    const url = await startServer(202, { messageId: '<1@visitor.example>' }, (request) => {
      const { method, url, headers } = request;
      requests.push({ method, url, key: headers['api-key'], type: headers['content-type'] });
    });
    expect(await mailerTo(url).send()).toMatchObject(done(202, 1));
    expect(requests).toEqual([
      { method: 'POST', url: '/v3/smtp/email', key: API_KEY, type: 'application/json' },
    ]);
  });

  const mailsIn = ({ messages }: LocalBrevo) => messages.map(({ body }) => body);

  test('U-39: after a refusal the least mail is sent, and says what it goes without', async () => {
    brevo.failNext(refusal(422, 'SOMETHING_NEW'));
    expect(await mailerTo(brevo.url).send({ spamSignals: ['fast'] })).toMatchObject(done(201, 2));
    const [mail = expect.fail()] = mailsIn(brevo);
    const parts = ['headers', 'htmlContent', 'sender', 'subject', 'textContent', 'to'];
    expect(Object.keys(mail).sort()).toEqual(parts);
    const said = 'Brevo ha rechazado el correo completo (HTTP 422, something_new)';
    for (const part of [mail.htmlContent, mail.textContent]) expect(part).toContain(said);
  });

  test('U-39: a mail that Brevo refuses anyway is tried once more for each receiver', async () => {
    const refusals = Array<Fault>(20).fill(refusal(400, 'invalid_parameter'));
    brevo.failNext(...refusals);
    const result = { kind: 'refused', status: 400 };
    const toOne = await mailerTo(brevo.url).send();
    const toThree = await mailerTo(brevo.url, { emails: RECEIVERS }).send();
    expect([toOne, toThree]).toMatchObject([
      { result, attempts: 2 },
      { result, attempts: 5 },
    ]);
  });

  test('U-30 U-39: the last of five receivers is left out at once: no wait follows a content refusal', async () => {
    const odd = 'eventos..madrid@estudio.example';
    const emails = [...RECEIVERS, 'eva@estudio.example', odd];
    const times = noTime();
    const sent = await mailerTo(brevo.url, { emails, times }).send();
    expect(sent).toMatchObject({ ...done(201, 7), omission: { receiver: odd } });
    const [mail = expect.fail()] = mailsIn(brevo);
    expect(mail.to.map(({ email }) => email)).toEqual(emails.slice(0, 4));
    expect(times.now()).toBe(0);
  });

  test('U-39: a mail whose time is up is not tried with less', async () => {
    // The first attempt takes all the time.
    const clock = [0];
    const now = () => clock.shift() ?? 9000;
    brevo.failNext(refusal(400, 'invalid_parameter'));
    const sent = await mailerTo(brevo.url, { now }).send({ endsAt: 9000 });
    expect(sent).toMatchObject({ result: { status: 400 }, attempts: 1 });
  });

  test('S-API-6: a redirect is refused and not followed, because it would hand out the key', async () => {
    const visits: unknown[] = [];
    const location = await startServer(201, { messageId: 'x' }, () => visits.push(1));
    brevo.failNext({ kind: 'redirect', location });
    expect(await mailerTo(brevo.url).send()).toMatchObject({
      result: { status: 307, mayPass: false },
    });
    expect(visits).toEqual([]);
  });

  test('S-API-6: a code that could hold a visitor’s words is not in the result', async () => {
    const url = await startServer(403, { code: 'Ana García is not valid' });
    const { result } = await mailerTo(url).send();
    expect(result).toMatchObject({ status: 403, code: undefined });
  });

  test('S-API-7: a 200 is no success of Brevo’s, even with an id', async () => {
    const url = await startServer(200, { messageId: '<1@proxy.example>' });
    const { result } = await mailerTo(url, { times: ONCE }).send();
    expect(result).toMatchObject({ kind: 'unclear', failure: 'unreadable', status: 200 });
  });

  test('U-4: a retry waits as long as Brevo asks, in either header', async () => {
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    brevo.failNext({ kind: 'status', status: 429, resetSeconds: 4 });
    brevo.failNext({ kind: 'status', status: 503, retryAfter: '3' });
    const sent = await mailerTo(brevo.url, { times: { wait } }).send();
    expect(waits).toEqual([4000, 3000]);
    expect(sent).toMatchObject(done(201, 3));
  });

  test('U-4: a mail whose time is up gets one attempt all the same', async () => {
    const mailer = mailerTo(brevo.url, { now: () => 9000 });
    expect(await mailer.send({ endsAt: 8000 })).toMatchObject(done(201, 1));
  });

  test.each([
    [Number.POSITIVE_INFINITY, TIMES.totalMs],
    [4000, 4000],
  ])('U-4: with %i ms left the retries end within %i ms', async (leftMs, totalMs) => {
    const times = noTime();
    brevo.failNext(...Array.from({ length: 50 }, () => ({ kind: 'reset' }) as const));
    const mailer = mailerTo(brevo.url, { times, now: () => 0 });
    expect(await mailer.send({ endsAt: leftMs })).toMatchObject(away);
    expect(times.now()).toBeGreaterThan(0);
    expect(times.now()).toBeLessThanOrEqual(totalMs - TIMES.leastAttemptMs);
  });
});

test.each([
  [429, {}, 0],
  [429, { 'x-sib-ratelimit-reset': '7' }, 7000],
  [429, { 'retry-after': '2', 'x-sib-ratelimit-reset': '7' }, 7000],
  [503, { 'x-sib-ratelimit-reset': '7' }, 0],
  [503, { 'retry-after': '2' }, 2000],
  [503, { 'retry-after': 'Wed, 21 Oct 2026 07:28:09 GMT' }, 0],
  [503, { 'retry-after': '-3' }, 0],
])('U-4: status %i with the headers %j gives a wait of %i ms', (status, headers, expected) => {
  expect(retryAfterMs(new Response(null, { status, headers }))).toBe(expected);
});
