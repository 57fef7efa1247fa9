import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { TIME_LIMIT_MS } from '../../src/event-request/post-request.ts';
import { createBrevoMailer, type Mail } from '../../src/server/brevo.ts';
import { retryAfterMs } from '../../src/server/call-brevo.ts';
import { composeMail } from '../../src/server/mail/message.ts';
import { TIME_LIMITS } from '../../src/server/times.ts';
import { SAMPLE_REQUEST as ANA } from '../../src/shared/event-request.ts';
import type { RetryTimes } from '../../src/shared/retry.ts';
import { type BrevoMail, startLocalBrevo } from '../../tools/local/brevo.ts';
import vercel from '../../vercel.json' with { type: 'json' };
import { RESET, refusal } from '../faults/brevo-faults.ts';
import { noTime } from '../faults/time.ts';
import { API_KEY } from './local-function.ts';

/** The mailer without the function around it, with short waits before its retries. It sends Ana's request. */
function mailerTo(
  baseUrl: string,
  { times = {}, now = Date.now }: { times?: Partial<RetryTimes>; now?: () => number } = {},
) {
  const config = {
    brevo: { apiKey: API_KEY, baseUrl },
    management: { emails: ['gestion@estudio.example'], name: 'Gestión' },
    sender: { email: 'web@estudio.example', name: 'Web' },
  };
  const mailer = createBrevoMailer(config, {
    times: { ...TIME_LIMITS, receiversMs: 5000, firstWaitMs: 1, ...times },
    now,
  });
  const compose: Mail['compose'] = (addresses, refusal) =>
    composeMail(ANA, addresses, {
      spamSignals: ['honeypot'],
      isDateTaken: false,
      unchosen: [],
      refusal,
    });
  return {
    send: (mail: Partial<Mail> = {}) => mailer.send({ compose, endsAt: Infinity, ...mail }),
  };
}

async function startBrevo() {
  const brevo = await startLocalBrevo({ apiKey: API_KEY });
  onTestFinished(() => brevo.close());
  return brevo;
}

/** A server that gives this response to every mail. */
async function startServer(status: number, body: object, onMail = (_: IncomingMessage) => {}) {
  const server = createServer((request, response) => {
    const isMail = request.method === 'POST';
    if (isMail) onMail(request);
    response.writeHead(isMail ? status : 200).end(JSON.stringify(isMail ? body : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('U-20: the function ends before the host ends it, and the page waits for longer', () => {
  const hostMs = vercel.functions['api/event-request.ts'].maxDuration * 1000;
  const { attemptMs, firstWaitMs, leastAttemptMs, noteMs, receiversMs, totalMs, webhookMs } =
    TIME_LIMITS;
  // The minimal mail may begin when the time is up.
  expect(totalMs + leastAttemptMs + webhookMs + 2 * noteMs).toBeLessThan(hostMs);
  expect(TIME_LIMIT_MS).toBeGreaterThan(hostMs);
  // An attempt that hangs leaves time for another one.
  expect(receiversMs + attemptMs + firstWaitMs + leastAttemptMs).toBeLessThan(totalMs);
});

test('S-API-3 S-API-6: the mailer posts JSON to /v3/smtp/email with the key in api-key', async () => {
  const requests: unknown[] = [];
  const url = await startServer(202, { messageId: '<1@visitor.example>' }, (request) => {
    const { method, url, headers } = request;
    requests.push({ method, url, key: headers['api-key'], type: headers['content-type'] });
  });
  expect(await mailerTo(url).send()).toMatchObject({ outcome: 'sent', attempts: 1, alarms: [] });
  expect(requests).toEqual([
    { method: 'POST', url: '/v3/smtp/email', key: API_KEY, type: 'application/json' },
  ]);
});

test('U-39: after a refusal the minimal mail is sent at once, and says what it goes without', async () => {
  const brevo = await startBrevo();
  brevo.failNext(refusal(422, 'SOMETHING_NEW'));
  const times = noTime();
  const delivery = await mailerTo(brevo.url, { times }).send();
  const providerMessage = 'HTTP 422, something_new';
  expect(delivery).toMatchObject({ outcome: 'sent', attempts: 2, providerMessage, alarms: [] });
  expect(times.clock()).toBe(0);
  const [{ body } = expect.fail()] = brevo.messages;
  const parts = ['headers', 'htmlContent', 'sender', 'subject', 'textContent', 'to'];
  expect(Object.keys(body).sort()).toEqual(parts);
  const said = `Brevo ha rechazado el correo completo (${providerMessage})`;
  for (const part of [body.htmlContent, body.textContent]) expect(part).toContain(said);
});

test('U-20: the minimal mail has another key: Brevo may remember that of a mail that it refuses', async () => {
  const mails: Promise<unknown>[] = [];
  const url = await startServer(400, {}, (request) => void mails.push(json(request)));
  await mailerTo(url).send();
  const keys = (await Promise.all(mails)).map(
    (mail) => (mail as BrevoMail).headers?.idempotencyKey,
  );
  expect(keys).toHaveLength(2);
  expect(keys[0]).not.toBe(keys[1]);
});

test('S-API-6: a code that could hold a visitor’s words is not in the result', async () => {
  const url = await startServer(403, { code: 'Ana García is not valid' });
  expect((await mailerTo(url).send()).providerMessage).toBe('HTTP 403');
});

test('S-API-7: a response with status 200 is no success, even with an id', async () => {
  const url = await startServer(200, { messageId: '<1@proxy.example>' });
  const delivery = await mailerTo(url, { times: noTime() }).send({ endsAt: Date.now() });
  expect(delivery).toMatchObject({
    outcome: 'provider-unclear',
    providerMessage: 'HTTP 200, unreadable',
    alarms: [{ alarm: 'provider-away' }],
  });
});

test('U-4: a mail whose time is up gets one attempt all the same', async () => {
  const { url } = await startBrevo();
  const delivery = await mailerTo(url, { now: () => 9000 }).send({ endsAt: 8000 });
  expect(delivery).toMatchObject({ outcome: 'sent', attempts: 1 });
});

test('U-4: with 4 s left the retries end within them', async () => {
  const times = noTime();
  const brevo = await startBrevo();
  brevo.failNext(...Array(50).fill(RESET));
  const delivery = await mailerTo(brevo.url, { times, now: () => 0 }).send({ endsAt: 4000 });
  expect(delivery).toMatchObject({ outcome: 'provider-unclear', providerMessage: 'network' });
  expect(times.clock()).toBeGreaterThan(0);
  expect(times.clock()).toBeLessThanOrEqual(4000 - TIME_LIMITS.leastAttemptMs);
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
