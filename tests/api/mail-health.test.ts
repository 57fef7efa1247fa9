import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RetryTimes } from '../../src/shared/retry.ts';
import { ACCOUNT_EMAIL } from '../../tools/local/brevo-account.ts';
import type { Fault } from '../../tools/local/brevo-faults.ts';
import {
  COMPLETE_ENV,
  expectAnswer,
  rejected,
  startFunction,
  URL_OF_FUNCTION,
} from './local-function.ts';

/** The host's daily call: GET with `CRON_SECRET` as bearer. The account is at the local Brevo. */

const SECRET = 'cron-only-for-tests';
/** Six in the morning, as the host calls. */
const TUESDAY = Date.parse('2026-11-24T06:00:00Z');
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const HEALTHY = { status: 'healthy' };
const RECEIVER = COMPLETE_ENV.MANAGEMENT_EMAIL;

const call = (authorization?: string, method = 'GET') =>
  new Request(URL_OF_FUNCTION, { method, headers: authorization ? { authorization } : {} });

const textOf = (body = '') => JSON.parse(body).text;

/** Long enough for a busy machine; short where Brevo never answers. */
const PATIENT = { totalMs: 10_000, attemptMs: 2000 };
const SHORT = { totalMs: 400, attemptMs: 200, leastAttemptMs: 50 };

async function startChecked(
  env: Record<string, string> = {},
  times: Partial<RetryTimes> = PATIENT,
) {
  const clock = { ms: TUESDAY };
  const started = await startFunction({
    env: { CRON_SECRET: SECRET, ...env },
    times,
    now: () => clock.ms,
  });
  const ask = () => started.handle(call(`Bearer ${SECRET}`));
  return { ...started, ask, clock, rung: started.webhook.alarms };
}

test('U-21: an account that can send is healthy, and no mail or alarm is sent', async () => {
  const { ask, brevo, logged, alarms, rung } = await startChecked();
  await expectAnswer(await ask(), 200, HEALTHY);
  expect(brevo.messages).toEqual([]);
  expect(logged).toEqual([
    { id: expect.any(String), outcome: 'healthy', httpStatus: 200, ms: expect.any(Number) },
  ]);
  expect([alarms, rung()]).toEqual([[], []]);
});

// `tools/mail-check/check-mail.test.ts` has every finding of the check that both make.
describe('the daily call finds', () => {
  test('U-21: several problems at once, and each rings', async () => {
    const { alarms: logged, ask, brevo, rung } = await startChecked();
    brevo.changeAccount({ relayEnabled: false, senders: [], domains: [] });
    const alarms = ['account-suspended', 'bad-sender', 'bad-domain'];
    await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms });
    expect(logged).toEqual(alarms.map((alarm) => ({ alarm })));
    expect(rung().sort()).toEqual(alarms.toSorted());
  });

  test.each([
    ['a missing variable', { SENDER_NAME: '' }, 'falta SENDER_NAME'],
    [
      'a malformed optional variable',
      { RATE_LIMIT_TOTAL: 'x' },
      'no es válido el valor de RATE_LIMIT_TOTAL',
    ],
  ])('U-21 U-31: %s', async (_, env, problem) => {
    const { ask, alarms, rung } = await startChecked(env);
    await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms: ['not-configured'] });
    expect(alarms.at(-1)).toMatchObject({
      detail: `Ajustes: ${problem}.`,
    });
    expect(rung()).toEqual(['not-configured']);
  });
});

test('U-21: if the host has not deployed the template, the owner hears that no request arrives', async () => {
  vi.resetModules();
  vi.doMock('../../src/server/mail/template.ts', () => ({
    readEventRequestTemplate() {
      throw new Error('ENOENT');
    },
  }));
  onTestFinished(() => {
    vi.doUnmock('../../src/server/mail/template.ts');
    vi.resetModules();
  });
  const local = await import('./local-function.ts');
  const env = { CRON_SECRET: SECRET };
  const { handle, webhook } = await local.startFunction({
    env,
    times: PATIENT,
    now: () => TUESDAY,
  });
  const alarms = ['unexpected'];
  await expectAnswer(await handle(call(`Bearer ${SECRET}`)), 503, { status: 'unhealthy', alarms });
  const [{ body } = expect.fail()] = webhook.posts;
  expect(JSON.parse(body).text).toMatch(/^Las solicitudes no llegan/);
});

describe('what became of the mails', () => {
  // `blocked-receiver.test.ts` has the requests that free a receiver themselves.
  test('U-25: a blocked receiver whom a request could not free is an alarm and is freed, and the next mail arrives', async () => {
    const { ask, brevo, clock, rung, send } = await startChecked();
    brevo.changeAccount({ blocked: new Set([RECEIVER]) });
    brevo.failFor(RECEIVER, { kind: 'reset' });
    await expectAnswer(await send(), 200, { status: 'sent' });
    expect([brevo.messages, rung()]).toEqual([[], []]);

    clock.ms += 18 * HOUR_MS;
    const alarms = ['recipient-blocked', 'not-delivered'];
    await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms });
    expect(rung().sort()).toEqual(alarms.toSorted());
    await send();
    expect(brevo.messages).toHaveLength(1);
    // Four days later nothing of it is left.
    clock.ms += 4 * DAY_MS;
    await expectAnswer(await ask(), 200, HEALTHY);
  });

  test('U-25: if the answer about a blocked receiver is lost, the owner is told', async () => {
    const { ask, brevo } = await startChecked();
    brevo.changeAccount({ blocked: new Set([RECEIVER]) });
    brevo.failFor(RECEIVER, { kind: 'response-lost' });
    await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms: ['provider-away'] });
  });

  test('U-25 U-30: a mail that misses one of several receivers is an alarm, the receiver is freed, and the mail about it has a paragraph for each sentence', async () => {
    const second = 'eventos+web@estudio.example';
    const env = { MANAGEMENT_EMAIL: `${RECEIVER}, ${second}`, ALARM_WEBHOOK_URL: '' };
    const { ask, brevo, clock, send } = await startChecked(env);
    brevo.changeAccount({ blocked: new Set([second]) });
    brevo.failFor(second, { kind: 'reset' });
    await send();
    const alarms = ['recipient-blocked', 'not-delivered'];
    await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms });
    const texts = brevo.messages.map(({ body }) => body.textContent).join('\n');
    expect(texts).toMatch(/^Ya está desbloqueado\.$/m);
    clock.ms += 5 * DAY_MS;
    expect((await ask()).status).toBe(200);
  });

  test.each(['hardBounces', 'hard_bounce', 'spam'] as const)(
    'U-25: a mail that ended with %s is an alarm with the number of mails',
    async (fate) => {
      const { ask, alarms, brevo, send } = await startChecked();
      await send();
      brevo.changeAccount({ fate });
      await send();
      await send();
      await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms: ['not-delivered'] });
      expect(alarms).toEqual([
        { alarm: 'not-delivered', detail: '2 emails sin entregar en los cuatro últimos días.' },
      ]);
    },
  );

  test('U-25: a mail to a full mailbox is no alarm for twelve hours, and then one every day, at whatever hour it was sent, for four days', async () => {
    const { ask, alarms, brevo, clock, send } = await startChecked();
    const morning = (days: number) => {
      clock.ms = TUESDAY + days * DAY_MS;
      return ask();
    };
    const LOST = { status: 'unhealthy', alarms: ['not-delivered'] };
    brevo.changeAccount({ fate: 'full' });
    clock.ms = TUESDAY + 12 * HOUR_MS - 1;
    await send();
    clock.ms = TUESDAY + 14 * HOUR_MS;
    await send();
    await expectAnswer(await morning(1), 503, LOST);
    await expectAnswer(await morning(2), 503, LOST);
    const details = alarms.map(({ detail }) => detail);
    expect(details).toEqual([
      '1 email sin entregar en los cuatro últimos días.',
      '2 emails sin entregar en los cuatro últimos días.',
    ]);
    brevo.changeAccount({ fate: 'delivered' });
    await expectAnswer(await morning(4), 503, LOST);
    await expectAnswer(await morning(5), 200, HEALTHY);
  });

  test('U-25: mails of another sender of the account are not counted', async () => {
    const { brevo, handle } = await startChecked();
    const other = await startChecked({
      SENDER_EMAIL: 'tienda@estudio.example',
      BREVO_BASE_URL: brevo.url,
    });
    brevo.changeAccount({ fate: 'hardBounces' });
    await other.send();
    await expectAnswer(await handle(call(`Bearer ${SECRET}`)), 200, HEALTHY);
  });

  test('U-26: a sender that is a receiver is an alarm, and mail is sent', async () => {
    const { ask, brevo, send } = await startChecked({ MANAGEMENT_EMAIL: 'web@estudio.example' });
    await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms: ['same-address'] });
    await send();
    expect(brevo.messages).toHaveLength(1);
  });
});

describe('the owner hears', () => {
  test('U-27: a webhook that refuses an alarm or the sign of life makes the answer unhealthy', async () => {
    const { ask, brevo, clock, webhook } = await startChecked();
    webhook.habit = 'refuses';
    clock.ms = MONDAY;
    await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms: ['webhook-away'] });
    expect(brevo.messages[0]?.body.subject).toBe('La web y el email funcionan');
    clock.ms = TUESDAY;
    brevo.changeAccount({ relayEnabled: false });
    const alarms = ['account-suspended', 'webhook-away'];
    await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms });
  });

  const MONDAY = TUESDAY - DAY_MS;

  test('U-27: on Mondays that mails are not confirmed yet, with what was sent and delivered in the week', async () => {
    const { ask, brevo, clock, send, webhook } = await startChecked();
    await send();
    brevo.changeAccount({ fate: 'deferred' });
    clock.ms = MONDAY + 7 * DAY_MS - HOUR_MS;
    await send();
    clock.ms = MONDAY + 7 * DAY_MS;
    await expectAnswer(await ask(), 200, HEALTHY);
    expect(webhook.posts).toHaveLength(1);
    const text = textOf(webhook.posts[0]?.body);
    expect(text).toContain('La web envía las solicitudes, pero quizá falte alguna.');
    expect(text).toContain(
      'Solicitudes de la semana: 2 enviadas, 1 entregada.\nMira si las tienes todas',
    );
    expect(text).toContain('Si un lunes no llega este mensaje');
  });

  test('U-27: on Mondays by mail, if there is no webhook, and such a mail is not counted', async () => {
    const { ask, brevo, clock } = await startChecked({ ALARM_WEBHOOK_URL: '' });
    for (const week of [0, 1]) {
      clock.ms = MONDAY + week * 7 * DAY_MS;
      await expectAnswer(await ask(), 200, HEALTHY);
    }
    expect(brevo.messages.map(({ body }) => body.subject)).toEqual(
      Array(2).fill('La web y el email funcionan'),
    );
    expect(brevo.messages[1]?.body.textContent).toContain('0 enviadas, 0 entregadas');
  });

  test('U-25: without a webhook the daily alarms and the sign of life also go to the account’s own email', async () => {
    const { ask, brevo, clock } = await startChecked({ ALARM_WEBHOOK_URL: '' });
    clock.ms = MONDAY;
    brevo.changeAccount({ relayEnabled: false, fate: 'full' });
    await ask();
    const receivers = brevo.messages.map(({ body }) => body.to.map(({ email }) => email));
    expect(receivers).toEqual(Array(2).fill([RECEIVER, ACCOUNT_EMAIL]));
  });

  test('U-27: on Mondays also what is wrong', async () => {
    const { ask, brevo, clock, webhook } = await startChecked();
    clock.ms = MONDAY;
    brevo.changeAccount({ relayEnabled: false });
    await ask();
    const texts = webhook.posts.map(({ body }) => textOf(body));
    expect(texts).toContainEqual(
      expect.stringContaining('Hay 1 aviso sin resolver: las instrucciones te llegan aparte.'),
    );
  });

  test('U-27: on Mondays that Brevo does not give the numbers, and then not that all works', async () => {
    const { ask, brevo, clock, webhook } = await startChecked();
    clock.ms = MONDAY;
    brevo.failFor('events', { kind: 'not-found' });
    await expectAnswer(await ask(), 200, HEALTHY);
    const text = textOf(webhook.posts[0]?.body);
    expect(text).toMatch(/^La web funciona, pero no puede saber si los emails llegan\.\n/);
    expect(text).toContain('Mira si te han llegado solicitudes');
  });
});

describe('a Brevo that does not answer', () => {
  const AWAY: Fault = { kind: 'status', status: 503 };

  test('U-21: is asked again', async () => {
    const { ask, brevo } = await startChecked();
    brevo.failNext(AWAY);
    await expectAnswer(await ask(), 200, HEALTHY);
  });

  test('U-21: is an alarm if it answers no attempt', async () => {
    const { ask, brevo, rung } = await startChecked({}, SHORT);
    brevo.failNext(...Array<Fault>(300).fill(AWAY));
    await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms: ['provider-away'] });
    expect(rung()).toEqual(['provider-away']);
  });

  test('U-25: if its list of deliveries is gone, a notice is logged', async () => {
    const { ask, brevo, notices } = await startChecked();
    brevo.failFor('events', { kind: 'not-found' });
    await expectAnswer(await ask(), 200, HEALTHY);
    expect(notices).toEqual([{ notice: 'check-is-gone' }]);
  });

  test('U-21 U-25: a key that may only send is one alarm: nobody could tell whether a mail arrives', async () => {
    const { ask, brevo, clock, rung, webhook } = await startChecked();
    brevo.changeAccount({ blocked: new Set([RECEIVER]) });
    brevo.failNext(...Array<Fault>(4).fill({ kind: 'restricted-key' }));
    brevo.failFor(RECEIVER, { kind: 'restricted-key' });
    const alarms = ['key-may-only-send'];
    await expectAnswer(await ask(), 503, { status: 'unhealthy', alarms });
    expect(rung()).toEqual(alarms);
    expect(textOf(webhook.posts[0]?.body)).toMatch(
      /^Las solicitudes salen, pero la web no puede ver/,
    );

    clock.ms = TUESDAY - DAY_MS;
    brevo.failNext(...Array<Fault>(4).fill({ kind: 'restricted-key' }));
    await ask();
    expect(webhook.posts.map(({ body }) => textOf(body)).join()).not.toContain('funcionan');
  });
});

describe('a call without the secret', () => {
  test.each<[CRON_SECRET: string, authorization: string | undefined, method?: string]>([
    [SECRET, undefined],
    [SECRET, 'Bearer cron-only-for-test'],
    [SECRET, SECRET],
    ['', 'Bearer'],
    ['', 'Bearer undefined'],
    [' ', 'Bearer '],
    [SECRET, `Bearer ${SECRET}`, 'HEAD'],
    [SECRET, `Bearer ${SECRET}`, 'PUT'],
  ])('U-21: with the secret "%s", %s %s gets the 405 of any other request', async (...row) => {
    const [CRON_SECRET, authorization, method] = row;
    const { handle, logged } = await startChecked({ CRON_SECRET });
    const response = await handle(call(authorization, method));
    expect(response.headers.get('allow')).toBe('POST');
    await expectAnswer(response, 405, rejected('method'));
    expect(logged[0]?.outcome).toBe('method');
  });

  test('U-21: no answer and no log holds the secret', async () => {
    const { ask, brevo, logged, alarms } = await startChecked();
    brevo.changeAccount({ relayEnabled: false });
    const answer = await (await ask()).text();
    expect(JSON.stringify([answer, logged, alarms])).not.toContain(SECRET);
  });
});
