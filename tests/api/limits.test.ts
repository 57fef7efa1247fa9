import { expect, test } from 'vitest';
import { expectAnswer, post, rejected, startFunction } from './local-function.ts';
import { ANA } from './sample-request.ts';

/** The function's answers over its limits. `limiter.slow.test.ts` tests each window. */

const env = { RATE_LIMIT_VISITOR: '2/600', RATE_LIMIT_TOTAL: '3/600' };
/** The beginning of a window. */
const now = () => Date.parse('2026-11-24T12:00:00Z');

test('S-API-8 U-19: over the limit of a visitor, and of all, the answer is 429 with the seconds to wait, and each limit is an alarm', async () => {
  const { brevo, send, logged, webhook } = await startFunction({ env, now });
  const from = (last: number) => send({}, { 'x-real-ip': `192.0.2.${last}` });
  expect([(await from(1)).status, (await from(1)).status]).toEqual([200, 200]);
  const response = await from(1);
  expect(response.headers.get('retry-after')).toBe('600');
  await expectAnswer(response, 429, rejected('too-many'));
  expect((await from(2)).status).toBe(200);
  await expectAnswer(await from(3), 429, rejected('too-many'));
  expect(brevo.messages).toHaveLength(3);
  const alarms = ['limit-reached:visitor', 'limit-reached:total'];
  expect(logged.flatMap(({ alarm }) => alarm ?? [])).toEqual(alarms);
  expect(webhook.alarms()).toEqual(alarms);
});

test('U-19: thirty visitors behind one address within twenty minutes are all served', async () => {
  const clock = { ms: Date.now() };
  const { send, webhook } = await startFunction({ now: () => clock.ms });
  for (let visitor = 0; visitor < 30; visitor++) {
    expect((await send({ email: `visitor-${visitor}@visitor.example` })).status).toBe(200);
    clock.ms += 40_000;
  }
  expect(webhook.posts).toEqual([]);
});

test('U-19: requests without a key of the page may use half of the total, and have a spam signal', async () => {
  const { brevo, handle, logged, send } = await startFunction({ env });
  const direct = () => handle(post(JSON.stringify(ANA), { 'x-real-ip': '192.0.2.9' }));
  await expectAnswer(await direct(), 200, { status: 'sent' });
  await expectAnswer(await direct(), 429, rejected('too-many'));
  expect(brevo.messages[0]?.body.tags).toEqual(['revisar', 'direct']);
  expect(logged[1]).toMatchObject({ outcome: 'too-many', alarm: 'limit-reached:direct' });
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
});

test('U-19: a mail that Brevo refuses for its content counts, an outage and an invalid request do not', async () => {
  const { brevo, send } = await startFunction({ env });
  const status = async () => (await send()).status;
  for (let sent = 0; sent < 5; sent++) {
    brevo.failNext({ kind: 'status', status: 402, code: 'not_enough_credits' });
    expect(await status()).toBe(502);
    expect((await send({ name: '' })).status).toBe(422);
  }
  brevo.failNext({ kind: 'status', status: 400, code: 'invalid_parameter' });
  expect([await status(), await status(), await status()]).toEqual([502, 200, 429]);
});
