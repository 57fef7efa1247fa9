import { expect, test } from 'vitest';
import { type Fault, HANG, page, refusal } from '../../tests/faults/brevo-faults.ts';
import {
  API_KEY,
  COMPLETE_ENV,
  CRON_SECRET,
  dailyCall,
  expectAnswer,
  rejected,
  startFunction,
} from '../../tests/support/local-function.ts';
import { passTime } from '../../tests/support/stopped-time.ts';
import vercel from '../../vercel.json' with { type: 'json' };

/** The host's daily call: GET with `CRON_SECRET` as bearer. */

/** Six in the morning in UTC, as the host calls. */
const MONDAY = Date.parse('2026-11-23T06:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const TUESDAY = MONDAY + DAY_MS;
const HEALTHY = { status: 'healthy' };
const unhealthy = (...alarms: string[]) => ({ status: 'unhealthy', alarms });
const RECEIVER = COMPLETE_ENV.MANAGEMENT_EMAIL;
const SECOND = 'eventos@estudio.example';
const HEARTBEAT = 'Los correos de la web llegan';

/** A function whose time stands on a Tuesday until the test moves it. */
async function startChecked(env: Record<string, string> = {}) {
  const started = await startFunction({ env, at: new Date(TUESDAY).toISOString() });
  return {
    ...started,
    callAt(ms: number) {
      passTime(ms - Date.now());
      return started.callDaily();
    },
    subjects: () => started.brevo.messages.map(({ body }) => body.subject),
  };
}

test('U-21: the host calls every day', () => {
  expect(vercel.crons).toEqual([{ path: '/api/event-request', schedule: '0 6 * * *' }]);
});

test('U-21: an account that can send is healthy, and no mail or alarm is sent', async () => {
  const { callDaily, brevo, logged, alarms } = await startChecked();
  await expectAnswer(await callDaily(), 200, HEALTHY);
  expect(logged).toMatchObject([{ outcome: 'healthy', httpStatus: 200 }]);
  expect([brevo.messages, alarms]).toEqual([[], []]);
});

test.each([refusal(403, 'permission_denied'), HANG, page(200)])(
  'U-21 U-25: only the daily check raises an alarm if the blocked receivers cannot be read: $name',
  async (fault) => {
    const { callDaily, brevo, send, webhook } = await startChecked();
    brevo.failFor('blockedContacts', ...Array<Fault>(9).fill(fault));
    expect((await send()).status).toBe(200);
    expect(webhook.posts).toEqual([]);
    await expectAnswer(await callDaily(), 503, unhealthy('provider-away'));
    expect(webhook.posts[0]?.body).toContain('La web no ha podido leer qué buzones bloquea Brevo');
    brevo.repair();
    await expectAnswer(await callDaily(), 200, HEALTHY);
  },
);

test('U-21 U-25: what hinders the mail and the list of blocked receivers is one alarm', async () => {
  const { callDaily, brevo, webhook } = await startChecked();
  const fault = refusal(401, 'unauthorized');
  brevo.failFor('blockedContacts', fault, fault);
  brevo.failNext(fault, fault);
  await expectAnswer(await callDaily(), 503, unhealthy('cannot-send'));
  expect(webhook.alarms()).toEqual(['cannot-send']);
});

test('U-21 U-27: on Mondays a heartbeat is sent like a request, and says what it means', async () => {
  const { callAt, brevo, subjects, webhook } = await startChecked({
    MANAGEMENT_EMAIL: `${RECEIVER},${SECOND}`,
  });
  brevo.blocked.set(SECOND, 'contactFlaggedAsSpam');
  for (let day = 0; day < 8; day++) {
    await expectAnswer(await callAt(TUESDAY + day * DAY_MS), 200, HEALTHY);
    expect(subjects()).toEqual(day < 6 ? [] : [HEARTBEAT]);
  }
  const [{ body } = expect.fail()] = brevo.messages;
  expect(body.to.map(({ email }) => email)).toEqual([RECEIVER, SECOND]);
  expect(body.sender.email).toBe(COMPLETE_ENV.SENDER_EMAIL);
  expect(body.textContent).toMatch(/por el mismo camino que las solicitudes/);
  expect(body.textContent).toMatch(/Si algún lunes no llega por la mañana, mira en spam/);
  expect(webhook.posts).toEqual([]);
});

test('U-21: Monday is Madrid’s, and an instance that is called twice sends one mail', async () => {
  const { callAt, callDaily, subjects } = await startChecked();
  await callAt(Date.parse('2026-11-22T22:59:00Z'));
  expect(subjects()).toEqual([]);
  await Promise.all([callAt(Date.parse('2026-11-22T23:00:00Z')), callDaily()]);
  expect(subjects()).toEqual([HEARTBEAT]);
  await callAt(MONDAY);
  expect(subjects()).toEqual([HEARTBEAT]);
  await callAt(MONDAY + 7 * DAY_MS);
  expect(subjects()).toHaveLength(2);
});

test('U-21: a heartbeat that Brevo refuses raises an alarm, and the next call sends it', async () => {
  const { callAt, brevo, subjects, webhook } = await startChecked();
  const fault = refusal(403, 'permission_denied');
  brevo.failNext(...Array<Fault>(4).fill(fault));
  await expectAnswer(await callAt(MONDAY), 503, unhealthy('cannot-send'));
  expect(webhook.alarms()).toEqual(['cannot-send']);
  await expectAnswer(await callAt(MONDAY), 200, HEALTHY);
  expect(subjects()).toEqual([HEARTBEAT]);
});

test('U-21 U-37: the answer names each alarm once, and no secret', async () => {
  const { callAt, brevo, webhook } = await startChecked({ RATE_LIMIT_TOTAL: 'hidden' });
  webhook.fault = page(500);
  brevo.blocked.set(RECEIVER, 'hardBounce');
  const answer = await callAt(MONDAY);
  const body = await answer.clone().text();
  await expectAnswer(answer, 503, unhealthy('not-configured', 'receiver-lost'));
  for (const secret of [CRON_SECRET, API_KEY, 'hidden', 'hook-secret', RECEIVER])
    expect(body).not.toContain(secret);
});

test.each<[secret: string, authorization: string | undefined, method?: string]>([
  [CRON_SECRET, undefined],
  [CRON_SECRET, `Bearer ${CRON_SECRET.slice(0, -1)}`],
  [CRON_SECRET, CRON_SECRET],
  ['', 'Bearer undefined'],
  [CRON_SECRET, `Bearer ${CRON_SECRET}`, 'HEAD'],
])('U-21: with the secret "%s", %s %s gets the 405 of any other request', async (...row) => {
  const [secret, authorization, method] = row;
  const { handle, logged } = await startChecked({ CRON_SECRET: secret });
  const response = await handle(dailyCall(authorization, method));
  expect(response.headers.get('allow')).toBe('POST');
  await expectAnswer(response, 405, rejected('method'));
  expect(logged[0]?.outcome).toBe('method');
});
