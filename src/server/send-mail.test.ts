import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { type Fault, HANG, late, page, RESET, refusal } from '../../tests/faults/brevo-faults.ts';
import {
  API_KEY,
  COMPLETE_ENV,
  listen,
  post,
  startFunction,
} from '../../tests/support/local-function.ts';
import { passTime, stopTime } from '../../tests/support/stopped-time.ts';
import { type BrevoMail, startLocalBrevo } from '../../tools/local/brevo.ts';
import vercel from '../../vercel.json' with { type: 'json' };
import { TIME_LIMIT_MS } from '../event-request/post-request.ts';
import { EXAMPLE_REQUEST as ANA } from '../shared/event-request.ts';
import { retryAfterMs } from './call-brevo.ts';
import { parseEnvironment } from './config.ts';
import { composeMail } from './mail/message.ts';
import { sendMail } from './send-mail.ts';
import { LONGEST_ANSWER_MS, TIME_LIMITS } from './times.ts';

/** Sends Ana's request, which has to be answered within `ms`. */
function send(BREVO_BASE_URL: string, ms = 8000) {
  stopTime();
  const { config } = parseEnvironment({ ...COMPLETE_ENV, BREVO_BASE_URL });
  const hints = { spamSignals: ['honeypot'], isDateTaken: false, unchosen: [] } as const;
  return sendMail(config ?? expect.fail(), {
    compose: (addresses, refusal) => composeMail(ANA, addresses, { ...hints, refusal }),
    endsAt: Date.now() + ms,
  });
}

async function startBrevo(...faults: Fault[]) {
  const brevo = await startLocalBrevo({ apiKey: API_KEY });
  onTestFinished(() => brevo.close());
  brevo.failNext(...faults);
  return brevo;
}

/** A server that gives this response to every mail. */
function startServer(status: number, body: unknown, onMail = (_: IncomingMessage) => {}) {
  const server = createServer((request, response) => {
    const isMail = request.method === 'POST';
    if (isMail) onMail(request);
    response.writeHead(isMail ? status : 200).end(isMail ? body : '{}');
  });
  return listen(server);
}

test('U-20: the longest answer takes less than 12 s; the host and the page wait for longer', async () => {
  const { brevo, handle, webhook } = await startFunction();
  const slowBody = new ReadableStream({
    pull(body) {
      passTime(TIME_LIMITS.bodyMs - 1);
      body.enqueue(Buffer.from(JSON.stringify(ANA)));
      body.close();
    },
  });
  brevo.failFor('blockedContacts', HANG);
  // Refused in the last millisecond: the minimal mail follows.
  const leftMs = TIME_LIMITS.totalMs - TIME_LIMITS.bodyMs - TIME_LIMITS.receiversMs;
  brevo.failNext(late(leftMs, refusal(401, 'unauthorized')), HANG);
  webhook.fault = HANG;
  const before = Date.now();
  expect((await handle(post(slowBody))).status).toBe(502);
  expect(Date.now() - before).toBe(LONGEST_ANSWER_MS - 1);

  const hostMs = vercel.functions['api/event-request.ts'].maxDuration * 1000;
  expect(LONGEST_ANSWER_MS).toBe(12_000);
  expect(hostMs).toBeGreaterThan(LONGEST_ANSWER_MS);
  expect(TIME_LIMIT_MS).toBeGreaterThan(hostMs);
});

test('U-4: an attempt that hangs leaves time for another one, after a list that hangs and 0.5 s of delays', async () => {
  const brevo = await startBrevo(HANG);
  brevo.failFor('blockedContacts', HANG);
  expect(await send(brevo.url, TIME_LIMITS.totalMs - 500)).toMatchObject({
    outcome: 'sent',
    attempts: 2,
  });
});

test('U-39: after a refusal the minimal mail is sent at once, and says what it goes without', async () => {
  const brevo = await startBrevo(refusal(422, 'SOMETHING_NEW'));
  const delivery = await send(brevo.url);
  const providerMessage = 'HTTP 422, something_new';
  expect(delivery).toMatchObject({ outcome: 'sent', attempts: 2, providerMessage, alarms: [] });
  expect(Date.now()).toBe(Date.parse('2026-11-24T12:00:00Z'));
  const said = `Brevo ha rechazado el correo completo (${providerMessage})`;
  expect(brevo.messages.map(({ body }) => body.textContent)).toEqual([
    expect.stringContaining(said),
  ]);
});

test('U-39: the alarm names the refusal, and what then happened to the minimal mail', async () => {
  const brevo = await startBrevo(refusal(401, 'unauthorized'), ...Array(20).fill(page(503)));
  const providerMessage = 'HTTP 401, unauthorized y HTTP 503';
  const alarms = [{ name: 'cannot-send', providerMessage }];
  expect(await send(brevo.url)).toMatchObject({ outcome: 'provider-busy', alarms });
});

test('U-20: the minimal mail has another key: Brevo may remember that of a mail that it refuses', async () => {
  const mails: Promise<unknown>[] = [];
  const url = await startServer(400, '{}', (request) => void mails.push(json(request)));
  await send(url);
  const keys = (await Promise.all(mails)).map(
    (mail) => (mail as BrevoMail).headers?.idempotencyKey,
  );
  expect(keys).toHaveLength(2);
  expect(keys[0]).not.toBe(keys[1]);
});

test.each([
  // It could hold a visitor's words.
  [403, '{"code":"Ana García is not valid"}', 'HTTP 403'],
  // No success, even with an id.
  [200, '{"messageId":"<1@proxy.example>"}', 'HTTP 200, unreadable'],
  // Longer than Brevo's responses: the rest is not read.
  [201, `{"messageId":"<1@brevo.example>"}${' '.repeat(300_000)}`, 'HTTP 201, unreadable'],
])('S-API-6 S-API-7: a response with HTTP %i and %.40s is "%s"', async (...row) => {
  const [status, body, providerMessage] = row;
  const delivery = await send(await startServer(status, body), 0);
  const alarms = [{ providerMessage }];
  expect(delivery).toMatchObject({ providerMessage, alarms });
});

test('U-4: a mail whose time is up gets one attempt of a second all the same', async () => {
  const brevo = await startBrevo(late(999, refusal(401, 'unauthorized')));
  expect(await send(brevo.url, -9000)).toMatchObject({ outcome: 'sent', attempts: 2 });
});

test.each([
  [8000, 5, 6000],
  [6999, 4, 2800],
])('U-4: with %i ms left there are %i attempts, with doubled waits of %i ms', async (...row) => {
  const [ms, attempts, waitedMs] = row;
  const brevo = await startBrevo(...Array(20).fill(RESET));
  expect(await send(brevo.url, ms)).toMatchObject({ outcome: 'provider-unclear', attempts });
  expect(Date.now() - Date.parse('2026-11-24T12:00:00Z')).toBe(waitedMs);
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
