import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { COMPLETE_ENV, startFunction, URL_OF_FUNCTION } from '../api/local-function.ts';
import { ownClock } from './time.ts';

/** A week of the function with its default limits and a webhook, on a clock that the test moves (U-19, U-25, U-27). */

const RECEIVER = COMPLETE_ENV.MANAGEMENT_EMAIL;
const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONDAY = Date.parse('2026-11-23T00:00:00Z');
/** Brevo's free plan, a day. */
const CREDITS = 300;

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
  const isInMailbox = (email: string) =>
    brevo.messages.some(({ body }) => body.params?.email === email);
  /** Notes the messages since the last step. */
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
    async lead(address: string) {
      const email = `${randomUUID()}@visitor.example`;
      const { status } = await send({ email }, { 'x-real-ip': address });
      leads.push({ ms: now(), status, isInMailbox: isInMailbox(email) });
      listen();
    },
    async flood(address: string) {
      await send({}, { 'x-real-ip': address });
      listen();
    },
    moveTo,
  };
}

test('U-19 U-25 U-27: in a bad week every lead arrives, rings or waits, and few alarms ring, none twice', async () => {
  const { brevo, leads, rings, morning, lead, flood, moveTo } = await startWeek();
  const blocked = new Map([[RECEIVER, 'contactFlaggedAsSpam']]);
  const steps: [ms: number, step: () => unknown][] = [
    [at('Monday 12:00'), () => brevo.changeAccount({ blocked })],
    [at('Tuesday 20:00'), () => brevo.changeAccount({ isFull: true })],
    // The owner reads the alarm of the morning, and empties the mailbox.
    [at('Wednesday 09:00'), () => brevo.changeAccount({ isFull: false })],
  ];
  for (const [index, day] of DAYS.entries()) {
    steps.push([at(`${day} 06:00`), morning]);
    for (const time of ['10:00', '13:00', '20:30'])
      steps.push([at(`${day} ${time}`), () => lead(`198.51.100.${index}`)]);
  }
  for (let visitor = 0; visitor < 30; visitor++)
    steps.push([at('Saturday 11:00') + visitor * 40_000, () => lead('203.0.113.1')]);
  // Four hundred addresses, two requests a minute.
  for (let sent = 0; sent < 10 * 60 * 2; sent++) {
    const address = `2001:db8:0:${(sent % 400).toString(16)}::1`;
    steps.push([at('Sunday 12:00') + sent * 30_000 + 1000, () => flood(address)]);
  }
  for (const [ms, step] of steps.sort(([one], [other]) => one - other)) {
    moveTo(ms);
    await step();
  }

  expect(leads).toHaveLength(7 * 3 + 30);
  for (const { ms, status, isInMailbox } of leads) {
    const isRung = rings.some(
      (ring) => ring.alarm === 'receiver-lost' && ring.ms > ms && ring.ms - ms <= 12 * HOUR_MS,
    );
    // A 429 waits in the visitor's browser, and the owner has heard of the limit.
    const waits = status === 429 && rings.some((ring) => ring.alarm === 'limit-reached');
    expect(isInMailbox || isRung || waits, new Date(ms).toISOString()).toBe(true);
  }
  const fair = ({ ms }: Lead) => ms >= at('Saturday 11:00') && ms < at('Saturday 12:00');
  expect(leads.filter(fair).every(({ isInMailbox }) => isInMailbox)).toBe(true);
  expect(leads.filter(({ isInMailbox }) => !isInMailbox).length).toBeLessThanOrEqual(2);

  const sundays = brevo.messages.filter(
    ({ receivedAt }) => receivedAt.getTime() >= at('Sunday 00:00') - MINUTE_MS,
  );
  expect(sundays.length).toBeLessThan(CREDITS);
  expect(
    rings.map(({ ms, alarm }) => `${DAYS[Math.floor((ms - MONDAY) / 24 / HOUR_MS)]}: ${alarm}`),
  ).toEqual(['Monday: sign of life', 'Wednesday: receiver-lost', 'Sunday: limit-reached']);
});
