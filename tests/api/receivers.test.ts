import { expect, test } from 'vitest';
import type { TimeLimits } from '../../src/server/times.ts';
import { HANG, limited, page, refusal } from '../faults/brevo-faults.ts';
import { COMPLETE_ENV, expectAnswer, startFunction } from './local-function.ts';

/** Brevo takes the mails to a receiver that it blocks, and drops them. */

const FIRST = COMPLETE_ENV.MANAGEMENT_EMAIL;
const SECOND = 'eventos@estudio.example';
const SENT = { status: 'sent' };
const UNAVAILABLE = { status: 'unavailable' };
const SPAM = 'contactFlaggedAsSpam';

/** A function with two receivers. */
async function start(times: Partial<TimeLimits> = {}) {
  const started = await startFunction({ env: { MANAGEMENT_EMAIL: `${FIRST}, ${SECOND}` }, times });
  return {
    ...started,
    block(...contacts: [email: string, reason: string][]) {
      for (const [email, reason] of contacts) started.brevo.blocked.set(email, reason);
    },
    /** What follows the first sentence of each alarm. */
    details: () => started.webhook.posts.map(({ body }) => JSON.parse(body).text.split('\n')[1]),
    receiversOfMails: () =>
      started.brevo.messages.map(({ body }) => body.to.map(({ email }) => email)),
  };
}

test('U-25: the newest blocked receivers are read: one is freed, a hard bounce is left out with an alarm', async () => {
  const { block, details, receiversOfMails, send } = await start();
  for (let index = 0; index < 300; index++) block([`${index}@visitor.example`, SPAM]);
  block([FIRST, SPAM], [SECOND.toUpperCase(), 'hardBounce']);
  await send();
  expect(receiversOfMails()).toEqual([[FIRST]]);
  expect(details()).toEqual([`Brevo bloquea ${SECOND} (hardBounce).`]);
});

test('U-25 U-15: if nobody is left, the answer is 502 with an alarm, and the request counts for no limit', async () => {
  const { block, brevo, details, logged, send } = await start();
  block([FIRST, 'hardBounce'], [SECOND, 'hardBounce']);
  for (let times = 0; times < 31; times++) await expectAnswer(await send(), 502, UNAVAILABLE);
  expect(logged[0]).toMatchObject({ outcome: 'undeliverable', attempts: 0 });
  expect(details()).toEqual([
    `Brevo bloquea ${FIRST} (hardBounce) y ${SECOND} (hardBounce). No queda ningún buzón: las solicitudes esperan en el navegador de quien las envía.`,
  ]);
  brevo.blocked.clear();
  await expectAnswer(await send(), 200, SENT);
});

test('U-15 U-25: once the only mailbox is known not to exist, no request is thanked', async () => {
  const { brevo, send, startInstance } = await startFunction();
  const leads = Array.from({ length: 12 }, (_, index) => ({ email: `${index}@visitor.example` }));
  const statuses: number[] = [];
  // At some requests a week, each one meets an instance that remembers nothing.
  for (const lead of leads) {
    statuses.push((await send(lead, {}, startInstance())).status);
    // The first mail is the one that bounces.
    brevo.blocked.set(FIRST, 'hardBounce');
  }
  expect(statuses).toEqual([200, ...Array(11).fill(502)]);
  brevo.blocked.clear();
  for (const lead of leads.slice(1)) await send(lead, {}, startInstance());
  const arrived = brevo.messages.map(({ body }) => body.replyTo?.email);
  expect(arrived).toEqual(leads.map(({ email }) => email));
});

test.each([refusal(401, 'unauthorized'), limited(600), HANG])(
  'U-25: a receiver that Brevo does not confirm as free ($name) is left out with an alarm',
  async (fault) => {
    const { block, brevo, details, receiversOfMails, send } = await start({ receiversMs: 1000 });
    block([SECOND, SPAM]);
    brevo.failFor(SECOND, fault);
    await expectAnswer(await send(), 200, SENT);
    await send();
    expect(receiversOfMails()).toEqual([[FIRST], [FIRST, SECOND]]);
    expect(details()).toEqual([`Brevo bloquea ${SECOND} (${SPAM}).`]);
  },
);

test.each([
  { fault: refusal(404, 'document_not_found'), end: SECOND },
  { fault: HANG, end: 'blockedContacts' },
  { fault: refusal(403, 'permission_denied'), end: 'blockedContacts' },
  { fault: page(201), end: 'blockedContacts' },
])(
  'U-25: after $fault.name to $end nobody is left out, there is no alarm, and the next mail asks again',
  async ({ fault, end }) => {
    const { block, brevo, receiversOfMails, send, webhook } = await start({ receiversMs: 500 });
    block([SECOND, SPAM]);
    brevo.failFor(end, fault);
    await expectAnswer(await send(), 200, SENT);
    expect(brevo.blocked.size).toBe(1);
    await send();
    expect(brevo.blocked.size).toBe(0);
    expect(receiversOfMails()).toEqual(Array(2).fill([FIRST, SECOND]));
    expect(webhook.posts).toEqual([]);
  },
);
