import { expect, test } from 'vitest';

import { COMPLETE_ENV, expectAnswer, startFunction } from './local-function.ts';

/** Brevo takes the mails to a receiver that it blocks, and drops them. */

const FIRST = COMPLETE_ENV.MANAGEMENT_EMAIL;
const SECOND = 'eventos@estudio.example';
const SENT = { status: 'sent' };
const UNAVAILABLE = { status: 'unavailable' };
const SPAM = 'contactFlaggedAsSpam';

/** A function with two receivers. */
async function start() {
  const started = await startFunction({ env: { MANAGEMENT_EMAIL: `${FIRST}, ${SECOND}` } });
  return {
    ...started,
    block(...contacts: [email: string, reason: string][]) {
      for (const [email, reason] of contacts) started.brevo.blocked.set(email, reason);
    },
    /** What follows the first sentence of each alarm. */
    details: () => started.webhook.posts.map(({ body }) => JSON.parse(body).text.split('\n')[1]),
  };
}

test('U-25: the newest blocked receivers are read: one is freed, a hard bounce is left out with an alarm', async () => {
  const { block, brevo, details, send } = await start();
  for (let index = 0; index < 300; index++) block([`${index}@visitor.example`, SPAM]);
  block([FIRST, SPAM], [SECOND.toUpperCase(), 'hardBounce']);
  await send();
  expect(brevo.messages.map(({ body }) => body.to)).toMatchObject([[{ email: FIRST }]]);
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
