import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { COMPLETE_ENV, startFunction, URL_OF_FUNCTION } from '../api/local-function.ts';
import { ownClock } from './time.ts';

/** A week of the function with its default limits and a webhook, on a clock that the test moves (U-19, U-25, U-27). */

const RECEIVER = COMPLETE_ENV.MANAGEMENT_EMAIL;
const HOUR_MS = 60 * 60_000;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONDAY = Date.parse('2026-11-23T00:00:00Z');
/** `Tuesday 20:00` → milliseconds, in UTC. */
function at(time: string): number {
  const [day = '', hours = 0, minutes = 0] = time.split(/[ :]/);
  return MONDAY + (DAYS.indexOf(day) * 24 + Number(hours) + Number(minutes) / 60) * HOUR_MS;
}

type Lead = { ms: number; status: number; isInMailbox: boolean };
type Ring = { ms: number; alarm: string };

async function startWeek() {
  const { now, moveTo } = ownClock();
  const env = { CRON_SECRET: 'cron-only-for-tests' };
  const { brevo, handle, send, webhook } = await startFunction({ env, now });
  const leads: Lead[] = [];
  const rings: Ring[] = [];
  /** Notes the alarms since the last step. */
  const listen = () =>
    rings.push(
      ...webhook
        .alarms()
        .slice(rings.length)
        .map((alarm = 'sign of life') => ({ ms: now(), alarm })),
    );

  return {
    brevo,
    leads,
    rings,
    async morning() {
      const headers = { authorization: `Bearer ${env.CRON_SECRET}` };
      await handle(new Request(URL_OF_FUNCTION, { headers }));
      listen();
    },
    async post(address: string, isLead = true) {
      const email = `${randomUUID()}@visitor.example`;
      const { status } = await send({ email }, { 'x-real-ip': address });
      const isInMailbox = brevo.messages.some(({ body }) => body.params?.email === email);
      if (isLead) leads.push({ ms: now(), status, isInMailbox });
      listen();
    },
    moveTo,
  };
}

test('U-19 U-25 U-27: in a week with a blocked receiver, a full mailbox, an open day and a flood, every lead reaches a mailbox or rings in time, and eight rings are the most', async () => {
  const { brevo, leads, rings, morning, post, moveTo } = await startWeek();
  const steps: [ms: number, step: () => unknown][] = [
    [at('Monday 12:00'), () => brevo.changeAccount({ blocked: new Set([RECEIVER]) })],
    [at('Tuesday 20:00'), () => brevo.changeAccount({ fate: 'full' })],
    // The owner empties the mailbox.
    [at('Thursday 09:00'), () => brevo.changeAccount({ fate: 'delivered' })],
  ];
  for (const [index, day] of DAYS.entries()) {
    steps.push([at(`${day} 06:00`), morning]);
    for (const time of ['10:00', '13:00', '20:30'])
      steps.push([at(`${day} ${time}`), () => post(`198.51.100.${index}`)]);
  }
  for (let visitor = 0; visitor < 30; visitor++)
    steps.push([at('Saturday 11:00') + visitor * 40_000, () => post('203.0.113.1')]);
  for (let minute = 0; minute < 10 * 60; minute++)
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'])
      steps.push([at('Sunday 12:00') + minute * 60_000, () => post(address, false)]);
  for (const [ms, step] of steps.sort(([one], [other]) => one - other)) {
    moveTo(ms);
    await step();
  }

  expect(leads).toHaveLength(7 * 3 + 30);
  for (const lead of leads) {
    const isTold = (alarm: RegExp, fromMs: number, toMs: number) =>
      rings.some((ring) => {
        const afterMs = ring.ms - lead.ms;
        return alarm.test(ring.alarm) && afterMs >= fromMs && afterMs <= toMs;
      });
    const ending =
      lead.status === 429
        ? isTold(/^limit-reached/, -23 * HOUR_MS, 0)
        : lead.isInMailbox || isTold(/^not-delivered$/, 12 * HOUR_MS, 36 * HOUR_MS);
    expect(ending, `${new Date(lead.ms).toISOString()}: ${JSON.stringify(lead)}`).toBe(true);
  }
  const saturday = leads.filter(
    ({ ms }) => ms >= at('Saturday 11:00') && ms < at('Saturday 12:00'),
  );
  expect(new Set(saturday.map(({ status }) => status))).toEqual(new Set([200]));
  expect(leads.filter(({ isInMailbox }) => !isInMailbox).length).toBeLessThan(10);
  expect(
    rings.map(({ ms, alarm }) => `${DAYS[Math.floor((ms - MONDAY) / 24 / HOUR_MS)]}: ${alarm}`),
  ).toEqual([
    'Monday: sign of life',
    'Monday: recipient-blocked',
    'Thursday: not-delivered',
    'Friday: not-delivered',
    'Saturday: not-delivered',
    'Sunday: not-delivered',
    'Sunday: limit-reached:total',
    'Sunday: limit-reached:visitor',
  ]);
});
