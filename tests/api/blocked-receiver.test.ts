import { expect, test, vi } from 'vitest';
import type { Times } from '../../src/server/times.ts';
import { type Fault, refusal } from '../../tools/local/brevo-faults.ts';
import { COMPLETE_ENV, expectAnswer, startFunction } from './local-function.ts';

/** Brevo takes the mails to a receiver that it blocks, and drops them (U-25, U-30). */

const FIRST = COMPLETE_ENV.MANAGEMENT_EMAIL;
const SECOND = 'eventos@estudio.example';
const SENT = { status: 'sent' };
const MINUTE_MS = 60_000;
const SPAM = 'contactFlaggedAsSpam';

/** A function with two receivers, and with a clock that the test moves. */
async function start(times: Partial<Times> = {}) {
  const clock = { ms: Date.parse('2026-11-24T12:00:00Z') };
  const env = { MANAGEMENT_EMAIL: `${FIRST}, ${SECOND}`, RATE_LIMIT_VISITOR: '99/86400' };
  const started = await startFunction({ env, now: () => clock.ms, times });
  return {
    ...started,
    clock,
    block: (...contacts: [email: string, reason: string][]) =>
      started.brevo.changeAccount({ blocked: new Map(contacts) }),
    /** What follows the first sentence of each alarm. */
    details: () => started.webhook.posts.map(({ body }) => JSON.parse(body).text.split('\n')[1]),
    receiversOfMails: () =>
      started.brevo.messages.map(({ body }) => body.to.map(({ email }) => email)),
  };
}

test.each([SPAM, 'unsubscribedViaEmail', 'unsubscribedViaMA', 'adminBlocked'])(
  'U-25: after %s a receiver is freed before the mail, which is the only one, and nothing rings',
  async (reason) => {
    const { block, brevo, send, webhook } = await start();
    block([FIRST, reason], [SECOND, reason]);
    await Promise.all([send(), send({ name: 'Biel' })]);
    expect(brevo.messages).toHaveLength(2);
    expect(webhook.posts).toEqual([]);
  },
);

test('U-25: the newest blocked receivers are read: one is freed, a hard bounce is left out and rings', async () => {
  const { block, details, receiversOfMails, send } = await start();
  const others = Array.from({ length: 300 }, (_, index) => `${index}@visitor.example`);
  const reasons = [...others, FIRST].map((email): [string, string] => [email, SPAM]);
  block(...reasons, [SECOND.toUpperCase(), 'hardBounce']);
  await send();
  expect(receiversOfMails()).toEqual([[FIRST]]);
  expect(details()).toEqual([`Brevo bloquea ${SECOND} (hardBounce).`]);
});

test('U-25: blocked again on the same day, it is left alone, and rings; freed the next day', async () => {
  const { block, clock, details, receiversOfMails, send } = await start();
  for (let times = 0; times < 3; times++) {
    block([SECOND, SPAM]);
    await send();
    clock.ms += 10 * MINUTE_MS;
  }
  expect(receiversOfMails()).toEqual([[FIRST, SECOND], [FIRST], [FIRST]]);
  expect(details()).toEqual([`Brevo bloquea ${SECOND} (${SPAM}).`]);
  clock.ms += 24 * 60 * MINUTE_MS;
  await send();
  expect(receiversOfMails().at(-1)).toEqual([FIRST, SECOND]);
});

test('U-25 U-27: each receiver rings for itself; if all are lost, all get the mail', async () => {
  const { block, clock, details, send } = await start();
  block([FIRST, 'hardBounce']);
  await send();
  block([FIRST, 'hardBounce'], [SECOND, 'hardBounce']);
  clock.ms += 10 * MINUTE_MS;
  await expectAnswer(await send(), 200, SENT);
  expect(details()).toEqual([
    `Brevo bloquea ${FIRST} (hardBounce).`,
    `Brevo bloquea ${SECOND} (hardBounce).`,
  ]);
});

test('U-25 U-30: one that does not exist: forty mails to the other, one ring, a look every ten minutes', async () => {
  const { brevo, clock, receiversOfMails, send, webhook } = await start();
  brevo.changeAccount({ dead: [SECOND] });
  for (let sent = 0; sent < 40; sent++) {
    await expectAnswer(await send(), 200, SENT);
    clock.ms += 5 * MINUTE_MS - 1;
  }
  const lengths = receiversOfMails().map((to) => to.length);
  expect(lengths).toEqual([2, 2, 2, ...Array(37).fill(1)]);
  expect(webhook.alarms()).toEqual(['receiver-lost']);
});

test.each<Fault>([
  { kind: 'status', status: 429, resetSeconds: 600 },
  refusal(403, 'permission_denied'),
])('U-25: if Brevo answers the freeing with %j it rings, and is freed later', async (fault) => {
  const { block, brevo, clock, receiversOfMails, send, webhook } = await start();
  block([SECOND, SPAM]);
  brevo.failFor(SECOND, fault);
  await expectAnswer(await send(), 200, SENT);
  expect(webhook.alarms()).toEqual(['receiver-lost']);
  clock.ms += 10 * MINUTE_MS;
  await send();
  expect(receiversOfMails()).toEqual([[FIRST], [FIRST, SECOND]]);
});

test.each<[Fault, end: string]>([
  [{ kind: 'hang' }, SECOND],
  [{ kind: 'reset' }, SECOND],
  [{ kind: 'hang' }, 'blockedContacts'],
  [refusal(403, 'permission_denied'), 'blockedContacts'],
  [{ kind: 'success-without-id', body: 'html' }, 'blockedContacts'],
])('U-25: after %j to %s nobody is left out, and nothing rings', async (fault, end) => {
  const { block, brevo, clock, receiversOfMails, send, webhook } = await start({ freeingMs: 500 });
  block([SECOND, SPAM]);
  brevo.failFor(end, fault);
  await expectAnswer(await send(), 200, SENT);
  clock.ms += 10 * MINUTE_MS;
  await send();
  expect(receiversOfMails()).toEqual(Array(2).fill([FIRST, SECOND]));
  expect(webhook.posts).toEqual([]);
});

test('U-25: one that was freed in the meantime gets the mail, and nothing rings', async () => {
  const { block, brevo, receiversOfMails, send, webhook } = await start();
  block([SECOND, SPAM]);
  brevo.failFor(SECOND, refusal(404, 'document_not_found'));
  await send();
  expect([receiversOfMails(), webhook.posts]).toEqual([[[FIRST, SECOND]], []]);
});

test('U-25: reading the list and freeing have one time limit together', async () => {
  const { block, send } = await start({ freeingMs: 5432 });
  block([FIRST, SPAM]);
  const limits = vi.spyOn(AbortSignal, 'timeout');
  await send();
  expect(limits.mock.calls.filter(([ms]) => ms === 5432)).toHaveLength(1);
});
