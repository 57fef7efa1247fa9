import { expect, test } from 'vitest';
import { refusal } from '../../tools/local/brevo-faults.ts';
import { expectAnswer, rejected, startFunction } from './local-function.ts';

/** The function's answers over its limits. `limiter.test.ts` tests each window. */

const env = { RATE_LIMIT_VISITOR: '2/600', RATE_LIMIT_TOTAL: '3/600' };
/** The beginning of a window. */
const now = () => Date.parse('2026-11-24T12:00:00Z');

test('S-API-8 U-19: over a limit the answer is 429 with the seconds to wait, and each limit rings', async () => {
  const { brevo, send, logged, webhook } = await startFunction({ env, now });
  const from = (last: number) => send({}, { 'x-real-ip': `192.0.2.${last}` });
  expect([(await from(1)).status, (await from(1)).status]).toEqual([200, 200]);
  const response = await from(1);
  expect(response.headers.get('retry-after')).toBe('600');
  await expectAnswer(response, 429, rejected('too-many'));
  expect((await from(2)).status).toBe(200);
  await expectAnswer(await from(3), 429, rejected('too-many'));
  expect(brevo.messages).toHaveLength(3);
  const details = logged.flatMap(({ detail }) => detail ?? []);
  expect(details).toEqual(['Es el de una misma conexión a internet.', 'Es el total.']);
  expect(webhook.alarms()).toEqual(['limit-reached', 'limit-reached']);
});

test('U-19: a request that sent no mail does not count, for whatever reason', async () => {
  const { brevo, send } = await startFunction({ env, now });
  const status = async () => (await send()).status;
  for (let sent = 0; sent < 5; sent++) {
    brevo.failNext(refusal(402, 'not_enough_credits'));
    expect(await status()).toBe(502);
    expect((await send({ name: '' })).status).toBe(422);
  }
  expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
});
