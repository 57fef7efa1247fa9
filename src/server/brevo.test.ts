import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { API_KEY } from '../../tests/api/local-function.ts';
import { ANA } from '../../tests/api/sample-request.ts';
import { noTime } from '../../tests/faults/time.ts';
import { type LocalBrevo, startLocalBrevo } from '../../tools/local/brevo.ts';
import type { Fault } from '../../tools/local/brevo-faults.ts';
import vercel from '../../vercel.json' with { type: 'json' };
import { ATTEMPT_TIMEOUT } from '../event-request/post-request.ts';
import type { RetryTimes } from '../shared/retry.ts';
import type { Alarm } from './alarm.ts';
import { createBrevoMailer, type Mail, SENDING_TIMES } from './brevo.ts';
import { retryAfterMs } from './call-brevo.ts';
import { ASKING_TIMES } from './mail-health.ts';
import { DAILY_TRY_MS, MAIL_MS, TRY_MS } from './notifier.ts';
import { CLAIM_MS } from './once.ts';
import { REDIS_TIMEOUT_MS } from './redis-store.ts';
import { memoryStore, type Store } from './store.ts';

/** Time for one attempt only, long enough for a busy machine. */
const ONCE = { totalMs: 5000, leastAttemptMs: 5000 };
/** The same for a Brevo that hangs: shorter, because the test waits for the end. */
const HANGING_ONCE = { totalMs: 1000, leastAttemptMs: 1000 };

type Options = { times?: Partial<RetryTimes>; store?: Store; now?: () => number };

/** The mailer without the function around it, with short waits before its retries. It sends Ana's request. */
function mailerTo(
  baseUrl: string,
  { times = {}, store = memoryStore(Date.now), now = Date.now }: Options = {},
) {
  const email = 'web@estudio.example';
  const config = {
    brevo: { apiKey: API_KEY, baseUrl },
    management: { emails: [email], name: 'Gestión' },
    sender: { email, name: 'Web' },
  };
  const mailer = createBrevoMailer(config, {
    store,
    times: { firstWaitMs: 1, ...times },
    now,
    log: () => {},
    later: () => {},
  });
  const hints = { spamSignals: [], untouched: [] };
  return {
    send: (mail: Partial<Mail> = {}) =>
      mailer.send({ request: ANA, ...hints, id: randomUUID(), endsAt: Infinity, ...mail }),
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
const away = { result: { alarm: 'provider-away' } };

test('U-20: the function ends before the host ends it; the page and the claim of a request outlast the host’s limit', () => {
  const hostMs = vercel.functions['api/event-request.ts'].maxDuration * 1000;
  // After a failure of Redis nothing waits for it: it takes its time once, and an alarm has two tries and a mail.
  const alarmMs = 2 * TRY_MS + MAIL_MS;
  // Freeing, then the second mail, if the first was taken at the last moment.
  const secondMailMs = 2 * SENDING_TIMES.leastAttemptMs;
  expect(SENDING_TIMES.totalMs + REDIS_TIMEOUT_MS + secondMailMs + alarmMs).toBeLessThan(hostMs);
  const dailyMs = 2 * ASKING_TIMES.totalMs + REDIS_TIMEOUT_MS + 2 * DAILY_TRY_MS + MAIL_MS;
  expect(dailyMs).toBeLessThan(hostMs);
  expect(CLAIM_MS).toBeGreaterThan(hostMs);
  expect(ATTEMPT_TIMEOUT).toBeGreaterThan(hostMs);
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

  const keysOf = ({ messages }: LocalBrevo) =>
    messages.map(({ body }) => body.headers?.idempotencyKey);

  test('S-PRD-3 U-20: a retry of a mail that Brevo may have taken uses its key, and a duplicate is success', async () => {
    const mailer = mailerTo(brevo.url, { times: ONCE });
    brevo.failNext({ kind: 'response-lost' });
    expect(await mailer.send({ id: 'a' })).toMatchObject(away);
    expect(await mailer.send({ id: 'a' })).toMatchObject(done(400, 1));
    expect(brevo.messages).toHaveLength(1);
  });

  test.each([
    ['another request', 'b'],
    ['a request without a key of the page', undefined],
  ])('U-20: %s does not use the key of a mail that may have been taken', async (_, id) => {
    const mailer = mailerTo(brevo.url, { times: ONCE });
    brevo.failNext({ kind: 'response-lost' });
    await mailer.send({ id: 'a' });
    expect(await mailer.send({ id })).toMatchObject(done(201, 1));
    expect(brevo.messages).toHaveLength(2);
  });

  test('U-20: a duplicate of a key that is new to Brevo is no success', async () => {
    brevo.failNext({ kind: 'status', status: 400, code: 'duplicate_parameter' });
    expect(await mailerTo(brevo.url).send()).toMatchObject({
      result: { kind: 'refused', alarm: 'refused' },
    });
  });

  test('U-20: while its key is in use, the store does not hold it; if sending throws, the key is kept', async () => {
    const store = memoryStore(Date.now);
    const mailer = mailerTo(brevo.url, { times: ONCE, store });
    brevo.failNext({ kind: 'response-lost' });
    await mailer.send({ id: 'a' });
    const key = await store.get('open-key:a');
    expect(key).toBe(keysOf(brevo)[0]);

    const during: unknown[] = [];
    const wait = async () => {
      during.push(await store.get('open-key:a'));
      throw new RangeError('a bug');
    };
    brevo.failNext({ kind: 'reset' });
    const broken = mailerTo(brevo.url, { times: { wait }, store });
    await expect(broken.send({ id: 'a' })).rejects.toThrow('a bug');
    expect(during).toEqual([undefined]);
    expect(await store.get('open-key:a')).toBe(key);

    await mailer.send({ id: 'a' });
    expect(await store.get('open-key:a')).toBeUndefined();
  });

  test('U-20: an open key is kept for half an hour, as long as Brevo keeps it', async () => {
    const clock = { ms: 0 };
    const store = memoryStore(() => clock.ms);
    brevo.failNext({ kind: 'response-lost' });
    await mailerTo(brevo.url, { times: ONCE, store }).send({ id: 'a' });
    clock.ms = 30 * 60_000 - 1;
    expect(await store.get('open-key:a')).toBe(keysOf(brevo)[0]);
    clock.ms += 1;
    expect(await store.get('open-key:a')).toBeUndefined();
  });

  const refused = (status: number, code: string | undefined, alarm: Alarm) => ({
    result: { kind: 'refused', failure: 'refused', status, code, alarm, retryAfterMs: 0 },
    attempts: 1,
  });

  test('U-4: a mail whose reply address Brevo refuses is sent without it', async () => {
    brevo.failNext({ kind: 'bad-reply-address' });
    expect(await mailerTo(brevo.url).send()).toMatchObject(done(201, 2));
    const [mail] = brevo.messages.map(({ body }) => body);
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.htmlContent).toContain(`mailto:${ANA.email}`);

    brevo.failNext({ kind: 'bad-reply-address' }, { kind: 'bad-reply-address' });
    const again = await mailerTo(brevo.url).send();
    expect(again).toMatchObject({ result: { alarm: 'bad-reply-address' }, attempts: 2 });
  });

  const unclear = (failure: string, status?: number) => ({
    result: { kind: 'unclear', failure, status, alarm: 'provider-away', retryAfterMs: 0 },
    attempts: 1,
  });
  // `alarm.test.ts` has every refusal, `tests/faults` each one for visitor and staff.
  const failures: [Fault, object][] = [
    [{ kind: 'status', status: 503 }, refused(503, undefined, 'provider-away')],
    [
      { kind: 'status', status: 402, code: 'not_enough_credits' },
      refused(402, 'not_enough_credits', 'plan-exhausted'),
    ],
    [{ kind: 'success-without-id', body: 'html' }, unclear('unreadable', 201)],
    [{ kind: 'reset' }, unclear('network')],
    [{ kind: 'hang-in-body' }, unclear('timeout', 201)],
  ];
  test.each(failures)('S-API-7: %j is a failure with its reason', async (...row) => {
    const [fault, expected] = row;
    brevo.failNext(fault);
    const times = fault.kind.startsWith('hang') ? HANGING_ONCE : ONCE;
    expect(await mailerTo(brevo.url, { times }).send()).toEqual(expected);
  });

  test('S-API-6: a code that could hold a visitor’s words is not in the result', async () => {
    const url = await startServer(400, { code: 'Ana García is not valid' });
    expect(await mailerTo(url).send()).toEqual(refused(400, undefined, 'refused'));
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

  test.each([
    [Number.POSITIVE_INFINITY, SENDING_TIMES.totalMs],
    [4000, 4000],
  ])('U-4: with %i ms left the retries end within %i ms', async (leftMs, totalMs) => {
    const times = noTime();
    brevo.failNext(...Array.from({ length: 50 }, () => ({ kind: 'reset' }) as const));
    const mailer = mailerTo(brevo.url, { times, now: () => 0 });
    expect(await mailer.send({ endsAt: leftMs })).toMatchObject(away);
    expect(times.now()).toBeGreaterThan(0);
    expect(times.now()).toBeLessThanOrEqual(totalMs - SENDING_TIMES.leastAttemptMs);
  });
});

test.each([
  [429, {}, 0],
  [429, { 'x-sib-ratelimit-reset': '7' }, 7000],
  [429, { 'x-sib-ratelimit-reset': '' }, 0],
  [429, { 'retry-after': '2', 'x-sib-ratelimit-reset': '7' }, 7000],
  [503, { 'x-sib-ratelimit-reset': '7' }, 0],
  [503, { 'retry-after': '2' }, 2000],
  [503, { 'retry-after': 'Wed, 21 Oct 2026 07:28:09 GMT' }, 0],
  [503, { 'retry-after': 'soon' }, 0],
  [503, { 'retry-after': '-3' }, 0],
])('U-4: status %i with the headers %j gives a wait of %i ms', (status, headers, expected) => {
  expect(retryAfterMs(new Response(null, { status, headers }))).toBe(expected);
});
