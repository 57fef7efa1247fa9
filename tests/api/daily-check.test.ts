import { describe, expect, test } from 'vitest';
import { CALL_HOUR } from '../../src/server/daily-check.ts';
import type { Times } from '../../src/server/times.ts';
import { type Fault, refusal } from '../../tools/local/brevo-faults.ts';
import vercel from '../../vercel.json' with { type: 'json' };
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
const MONDAY = TUESDAY - DAY_MS;
const HEALTHY = { status: 'healthy' };
const unhealthy = (...alarms: string[]) => ({ status: 'unhealthy', alarms });
const RECEIVER = COMPLETE_ENV.MANAGEMENT_EMAIL;
const SECOND = 'eventos@estudio.example';

const call = (authorization?: string, method = 'GET') =>
  new Request(URL_OF_FUNCTION, { method, headers: authorization ? { authorization } : {} });

async function startChecked(env: Record<string, string> = {}, times: Partial<Times> = {}) {
  const clock = { ms: TUESDAY };
  const started = await startFunction({
    env: { CRON_SECRET: SECRET, ...env },
    times,
    now: () => clock.ms,
  });
  const ask = () => started.handle(call(`Bearer ${SECRET}`));
  const texts = () => started.webhook.posts.map(({ body }) => JSON.parse(body).text as string);
  return { ...started, ask, clock, rung: started.webhook.alarms, texts };
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

test('U-21: the host calls every day at the hour that the check counts from', () => {
  expect(vercel.crons).toEqual([{ path: '/api/event-request', schedule: `0 ${CALL_HOUR} * * *` }]);
});

describe('the sample decides whether requests can leave', () => {
  test.each([refusal(403, 'permission_denied'), refusal(400, 'invalid_parameter')])(
    'U-21: %j to every POST is told, although every GET is well',
    async (fault) => {
      const { ask, brevo, clock, rung, texts } = await startChecked();
      clock.ms = MONDAY;
      brevo.failNext(...Array<Fault>(20).fill(fault));
      await expectAnswer(await ask(), 503, unhealthy('cannot-send'));
      expect(rung().sort()).toEqual(['cannot-send', undefined]);
      const [monday = ''] = texts().filter((text) => text.startsWith('Hay 1 aviso sin resolver.'));
      expect(monday).toContain('Brevo rechaza emails de la web');
      expect(texts().join()).not.toContain('funcionan');
    },
  );

  test('U-21: a Brevo that is away for a moment gets the sample again, one that stays away is told', async () => {
    const { ask, brevo, rung } = await startChecked();
    brevo.failNext({ kind: 'status', status: 503 });
    await expectAnswer(await ask(), 200, HEALTHY);
    brevo.failNext({ kind: 'status', status: 429, resetSeconds: 600 });
    await expectAnswer(await ask(), 503, unhealthy('provider-away'));
    expect(rung()).toEqual(['provider-away']);
  });

  test('U-39: a sample of which Brevo takes only the least is told', async () => {
    const { ask, brevo, texts } = await startChecked();
    brevo.failNext(refusal(400, 'something_new'));
    await expectAnswer(await ask(), 503, unhealthy('unexpected'));
    expect(texts()[0]).toContain('HTTP 400, something_new');
  });

  test('U-30: a receiver that Brevo refuses is named', async () => {
    const odd = 'eventos..madrid@estudio.example';
    const { ask, texts } = await startChecked({ MANAGEMENT_EMAIL: `${RECEIVER},${odd}` });
    await expectAnswer(await ask(), 503, unhealthy('receiver-lost'));
    expect(texts()[0]).toContain(odd);
  });
});

describe('what a sample cannot know', () => {
  test.each([
    ['is missing', []],
    ['is not authenticated', [{ authenticated: false, verified: true }]],
    ['is not verified', [{ authenticated: true, verified: false }]],
  ])('U-27: a domain that %s waits for Monday', async (_, states) => {
    const { ask, brevo, clock, rung, texts } = await startChecked();
    const domains = states.map((state) => ({ domain_name: 'Estudio.example', ...state }));
    brevo.changeAccount({ domains });
    await expectAnswer(await ask(), 503, unhealthy('domain'));
    expect(rung()).toEqual([]);
    clock.ms = MONDAY + 7 * DAY_MS;
    await ask();
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain('acabar en spam: Brevo no da por bueno el dominio.');
    expect(texts()[0]).toContain('Reenvía este aviso a quien mantiene la web.');
  });

  test.each([
    ['web@eventos.estudio.example', 200],
    ['web@otroestudio.example', 503],
  ])('U-27: the domain of %s is known by its own name or a higher one', async (...row) => {
    const [SENDER_EMAIL, status] = row;
    const { ask } = await startChecked({ SENDER_EMAIL });
    expect((await ask()).status).toBe(status);
  });

  test('U-26: a sender that is a receiver waits for Monday, and mail is sent', async () => {
    const { ask, brevo, rung, send } = await startChecked({
      MANAGEMENT_EMAIL: `${RECEIVER},Web+eventos@estudio.example`,
    });
    await expectAnswer(await ask(), 503, unhealthy('same-address'));
    expect(rung()).toEqual([]);
    await send();
    expect(brevo.messages).toHaveLength(1);
  });

  test('U-25: a receiver that Brevo blocks is freed, which is no alarm; a hard bounce is named', async () => {
    const { ask, brevo, send, texts } = await startChecked();
    brevo.changeAccount({ blocked: new Map([[RECEIVER, 'unsubscribedViaEmail']]) });
    await expectAnswer(await ask(), 200, HEALTHY);
    await send();
    expect(brevo.messages).toHaveLength(1);
    brevo.changeAccount({ blocked: new Map([[RECEIVER, 'hardBounce']]) });
    await expectAnswer(await ask(), 503, unhealthy('receiver-lost'));
    expect(texts()[0]).toContain(`Brevo bloquea ${RECEIVER} (hardBounce).`);
  });

  test('U-25: a mail that has not arrived two hours later is told once, by the next call', async () => {
    const { ask, brevo, clock, rung, send, texts } = await startChecked();
    brevo.changeAccount({ isFull: true });
    clock.ms = TUESDAY + 20 * HOUR_MS;
    await send();
    // Late after the hour of the next call, and before the call.
    clock.ms = TUESDAY + 22 * HOUR_MS + 90_000;
    await send();
    brevo.changeAccount({ isFull: false });
    const morning = (days: number) => {
      // The host calls some minutes late, each day more.
      clock.ms = TUESDAY + days * DAY_MS + days * 2 * 60_000;
      return ask();
    };
    await expectAnswer(await morning(1), 503, unhealthy('receiver-lost'));
    expect(texts()[0]).toContain(`\nEntregas: 1 email sin entregar a ${RECEIVER}; `);
    await expectAnswer(await morning(2), 503, unhealthy('receiver-lost'));
    await expectAnswer(await morning(3), 200, HEALTHY);
    expect(rung()).toEqual(['receiver-lost', 'receiver-lost']);
  });

  test('U-25 U-27: each receiver rings for itself, with all that is known of it', async () => {
    const { ask, brevo, clock, send, texts } = await startChecked({
      MANAGEMENT_EMAIL: `${RECEIVER},${SECOND}`,
    });
    clock.ms = TUESDAY - 12 * HOUR_MS;
    brevo.changeAccount({ dead: [RECEIVER], isFull: true });
    await send();
    clock.ms = TUESDAY;
    await expectAnswer(await ask(), 503, unhealthy('receiver-lost'));
    expect(texts().map((text) => text.split('\n')[1])).toEqual([
      expect.stringMatching(
        /^Destinatarios: Brevo bloquea gestion@.* Entregas: 1 email sin .* a gestion@/,
      ),
      expect.stringMatching(/^Entregas: 1 email sin entregar a eventos@/),
    ]);
  });

  test('U-21: a freeing that is unclear is not healthy, and nothing rings', async () => {
    const { ask, brevo, rung } = await startChecked();
    brevo.changeAccount({ blocked: new Map([[RECEIVER, 'unsubscribedViaEmail']]) });
    brevo.failFor(RECEIVER, { kind: 'reset' });
    await expectAnswer(await ask(), 503, unhealthy('unseen'));
    expect(rung()).toEqual([]);
  });

  test('U-21 U-37: each alarm is named and told once, with all its cases, and without a secret', async () => {
    const { alarms, ask, brevo, clock, send, webhook } = await startChecked({
      SENDER_EMAIL: RECEIVER,
      REDIS_URL: 'hidden',
    });
    webhook.habit = 'refuses';
    brevo.changeAccount({ dead: [RECEIVER], domains: [] });
    clock.ms = TUESDAY - 12 * HOUR_MS;
    await send();
    clock.ms = TUESDAY;
    alarms.splice(0);
    const answer = await ask();
    const names = ['domain', 'same-address', 'receiver-lost', 'not-configured'];
    const body = await answer.clone().text();
    await expectAnswer(answer, 503, unhealthy(...names));
    for (const secret of [SECRET, COMPLETE_ENV.BREVO_API_KEY, 'hidden', 'hook-secret', RECEIVER])
      expect(body).not.toContain(secret);
    expect(alarms.map(({ alarm }) => alarm)).toEqual(names);
    const { detail } = alarms.find(({ alarm }) => alarm === 'receiver-lost') ?? {};
    expect(detail).toMatch(/^Destinatarios: Brevo bloquea .* Entregas: 1 email sin entregar/);
  });

  test.each([
    ['domains', 'Dominio'],
    ['events', 'Entregas'],
    ['blockedContacts', 'Destinatarios'],
  ])('U-21: %s that cannot be read are never healthy', async (end, name) => {
    const { ask, brevo, clock, rung, texts } = await startChecked();
    brevo.failFor(end, refusal(404, 'document_not_found'));
    await expectAnswer(await ask(), 503, unhealthy('unseen'));
    expect(rung()).toEqual([]);
    clock.ms = MONDAY;
    brevo.failFor(end, refusal(403, 'permission_denied'));
    await ask();
    expect(texts()[0]).toContain(`\n${name}: no se ha podido leer.\n`);
    expect(texts()[0]).not.toContain('funcionan');
  });

  test('U-21: an answer of another form is not an empty list', async () => {
    const { alarms, ask, brevo } = await startChecked();
    for (const end of ['domains', 'blockedContacts'])
      brevo.failFor(end, { kind: 'success-without-id', body: 'no-id' });
    await ask();
    const { detail } = alarms.find(({ alarm }) => alarm === 'unseen') ?? {};
    expect(detail).toContain('Dominio: no se ha podido leer.');
    expect(detail).toContain('Destinatarios: no se ha podido leer.');
  });

  test.each([
    ['a missing variable rings', { SENDER_NAME: '' }, 'SENDER_NAME (sin valor)', 1],
    [
      'a malformed optional one waits',
      { RATE_LIMIT_TOTAL: 'x' },
      'RATE_LIMIT_TOTAL (valor no válido)',
      0,
    ],
  ])('U-21 U-31: %s', async (_, env, problem, rings) => {
    const { ask, alarms, rung } = await startChecked(env);
    await expectAnswer(await ask(), 503, unhealthy('not-configured'));
    expect(alarms.at(-1)?.detail).toContain(`Ajustes: ${problem}. `);
    expect(rung()).toHaveLength(rings);
  });
});

describe('the owner hears', () => {
  test('U-27: on Mondays, once, what was sent and delivered, even if the host calls three times', async () => {
    const { ask, brevo, clock, send, texts } = await startChecked();
    await send();
    brevo.changeAccount({ isFull: true });
    clock.ms = MONDAY + 7 * DAY_MS - HOUR_MS;
    await send();
    clock.ms = MONDAY + 7 * DAY_MS;
    await Promise.all([ask(), ask()]);
    clock.ms += 60_000;
    await expectAnswer(await ask(), 200, HEALTHY);
    const [text = '', ...others] = texts();
    expect(others).toEqual([]);
    expect(text).toContain('La web envía las solicitudes, pero quizá falte alguna.');
    expect(text).toContain(
      'Solicitudes de la semana: 2 enviadas, 1 entregada.\nMira si las tienes',
    );
    expect(text).toContain('Si un lunes no llega este mensaje');
    expect(text).toMatch(/\nWeb de Alhelí$/);
  });

  test('U-25: on Mondays of a mail that no daily check could tell, because it could not read the log', async () => {
    const { ask, brevo, clock, send, texts } = await startChecked();
    brevo.changeAccount({ isFull: true });
    await send();
    clock.ms += DAY_MS;
    brevo.failFor('events', { kind: 'status', status: 503 });
    await expectAnswer(await ask(), 503, unhealthy('unseen'));
    clock.ms = MONDAY + 7 * DAY_MS;
    await ask();
    expect(texts()).toEqual([expect.stringContaining('quizá falte alguna.')]);
  });

  test('U-27: on a good Monday that all works, and on no other day anything', async () => {
    const { ask, clock, texts } = await startChecked();
    for (let day = 0; day < 7; day++) {
      clock.ms = TUESDAY + day * DAY_MS;
      await expectAnswer(await ask(), 200, HEALTHY);
    }
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toMatch(/^La web y el email funcionan\.\n/);
  });

  test('U-27: a webhook that refuses makes the answer unhealthy, and the message is a mail', async () => {
    const { ask, brevo, clock, webhook } = await startChecked();
    webhook.habit = 'refuses';
    clock.ms = MONDAY;
    await expectAnswer(await ask(), 503, unhealthy('not-configured'));
    expect(brevo.messages.map(({ body }) => body.subject)).toEqual(['La web y el email funcionan']);
  });
});

test('U-27: a webhook that hangs makes the answer unhealthy, and nothing is claimed', async () => {
  const { ask, brevo, clock, webhook } = await startChecked({}, { webhookMs: 500 });
  webhook.habit = 'hangs';
  clock.ms = MONDAY;
  await expectAnswer(await ask(), 503, unhealthy('unseen'));
  expect([webhook.posts.length, brevo.messages]).toEqual([1, []]);
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
});
