import { expect, test } from 'vitest';
import { CALL_HOUR, type Times } from '../../src/server/times.ts';
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
const NEXT_MONDAY = MONDAY + 7 * DAY_MS;
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
  return {
    ...started,
    ask,
    askAt(ms: number) {
      clock.ms = ms;
      return ask();
    },
    sendAt(ms: number) {
      clock.ms = ms;
      return started.send();
    },
    rung: started.webhook.alarms,
    texts,
    /** The second line of each alarm: the details. */
    details: () => texts().map((text) => text.split('\n')[1]),
  };
}

test('U-21: an account that can send is healthy, and no mail or alarm is sent', async () => {
  const { ask, brevo, logged, alarms, rung } = await startChecked();
  await expectAnswer(await ask(), 200, HEALTHY);
  expect(logged).toMatchObject([{ outcome: 'healthy', httpStatus: 200 }]);
  expect([brevo.messages, alarms, rung()]).toEqual([[], [], []]);
});

test('U-21: the host calls every day at the hour that the check counts from', () => {
  expect(vercel.crons).toEqual([{ path: '/api/event-request', schedule: `0 ${CALL_HOUR} * * *` }]);
});

test.each([refusal(403, 'permission_denied'), refusal(400, 'invalid_parameter')])(
  'U-21: %j to every POST is told, although every GET is well',
  async (fault) => {
    const { askAt, brevo, rung, texts } = await startChecked();
    brevo.failNext(...Array<Fault>(20).fill(fault));
    await expectAnswer(await askAt(MONDAY), 503, unhealthy('cannot-send'));
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

test('U-39 U-30: a sample that Brevo takes without a part of it is told', async () => {
  const odd = 'eventos..madrid@estudio.example';
  const { alarms, ask, brevo, texts } = await startChecked();
  brevo.failNext(refusal(400, 'something_new'));
  await expectAnswer(await ask(), 503, unhealthy('unexpected'));
  // Not the alarm of a bug, which may have rung today.
  expect(alarms).toMatchObject([{ about: 'sample' }]);
  expect(texts()[0]).toContain('HTTP 400, something_new');
  const other = await startChecked({ MANAGEMENT_EMAIL: `${RECEIVER},${odd}` });
  await expectAnswer(await other.ask(), 503, unhealthy('receiver-lost'));
  expect(other.details()).toEqual([`Email de prueba: Brevo no acepta a ${odd}.`]);
});

test.each([
  ['is missing', []],
  ['is not authenticated', [{ authenticated: false, verified: true }]],
  ['is not verified', [{ authenticated: true, verified: false }]],
])('U-27: a domain that %s waits for Monday', async (_, states) => {
  const { ask, askAt, brevo, rung, texts } = await startChecked();
  const domains = states.map((state) => ({ domain_name: 'Estudio.example', ...state }));
  brevo.changeAccount({ domains });
  await expectAnswer(await ask(), 503, unhealthy('domain'));
  expect(rung()).toEqual([]);
  await askAt(NEXT_MONDAY);
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
  const MANAGEMENT_EMAIL = `${RECEIVER},Web+eventos@estudio.example`;
  const { ask, brevo, rung, send } = await startChecked({ MANAGEMENT_EMAIL });
  await expectAnswer(await ask(), 503, unhealthy('same-address'));
  expect(rung()).toEqual([]);
  await send();
  expect(brevo.messages).toHaveLength(1);
});

test('U-25: a receiver that Brevo blocks is freed, which is no alarm; a hard bounce is named', async () => {
  const { ask, brevo, details, send } = await startChecked();
  brevo.changeAccount({ blocked: new Map([[RECEIVER, 'unsubscribedViaEmail']]) });
  await expectAnswer(await ask(), 200, HEALTHY);
  await send();
  expect(brevo.messages).toHaveLength(1);
  brevo.changeAccount({ blocked: new Map([[RECEIVER, 'hardBounce']]) });
  await expectAnswer(await ask(), 503, unhealthy('receiver-lost'));
  expect(details()).toEqual([`Destinatarios: Brevo bloquea ${RECEIVER} (hardBounce).`]);
});

test('U-25: a mail that has not arrived two hours later is told once, by the next call', async () => {
  const { askAt, brevo, details, sendAt } = await startChecked();
  brevo.changeAccount({ isFull: true });
  await sendAt(TUESDAY + 20 * HOUR_MS);
  // Late after the hour of the next call, and before the call.
  await sendAt(TUESDAY + 22 * HOUR_MS + 90_000);
  brevo.changeAccount({ isFull: false });
  // The host calls some minutes late, each day more.
  const morning = (days: number) => askAt(TUESDAY + days * DAY_MS + days * 2 * 60_000);
  await expectAnswer(await morning(1), 503, unhealthy('receiver-lost'));
  await expectAnswer(await morning(2), 503, unhealthy('receiver-lost'));
  await expectAnswer(await morning(3), 200, HEALTHY);
  const late = expect.stringMatching(
    /^Entregas: 1 email sin entregar a gestion@estudio\.example; /,
  );
  expect(details()).toEqual([late, late]);
});

test('U-25: a late mail that no daily check could tell is told on Monday', async () => {
  const { askAt, brevo, send, texts } = await startChecked();
  brevo.changeAccount({ isFull: true });
  await send();
  brevo.failFor('events', { kind: 'status', status: 503 });
  await expectAnswer(await askAt(TUESDAY + DAY_MS), 503, unhealthy('unseen'));
  await askAt(NEXT_MONDAY);
  expect(texts()).toEqual([expect.stringContaining('quizá falte alguna.')]);
});

test('U-25 U-27: each receiver rings for itself, with all that is known of it', async () => {
  const MANAGEMENT_EMAIL = `${RECEIVER},${SECOND}`;
  const { askAt, brevo, details, sendAt } = await startChecked({ MANAGEMENT_EMAIL });
  brevo.changeAccount({ dead: [RECEIVER], isFull: true });
  await sendAt(TUESDAY - 12 * HOUR_MS);
  await expectAnswer(await askAt(TUESDAY), 503, unhealthy('receiver-lost'));
  expect(details()).toEqual([
    expect.stringMatching(/^Destinatarios: Brevo bloquea gestion@.*\. Entregas: .* a gestion@/),
    expect.stringMatching(/^Entregas: 1 email sin entregar a eventos@/),
  ]);
});

test('U-37: an alarm from two findings keeps what Brevo said to the first', async () => {
  const { askAt, brevo, sendAt, texts } = await startChecked({
    MANAGEMENT_EMAIL: `${RECEIVER},${SECOND}`,
  });
  brevo.changeAccount({ isFull: true });
  await sendAt(TUESDAY - 12 * HOUR_MS);
  // The sample is taken without the first receiver.
  brevo.failNext(refusal(400, 'something_new'), refusal(400, 'something_new'));
  await askAt(TUESDAY);
  const ofBoth = /no acepta a gestion@.* Entregas: .*HTTP 400, something_new/s;
  expect(texts()).toContainEqual(expect.stringMatching(ofBoth));
});

test('U-21 U-37: the answer names each alarm once, and no secret', async () => {
  const env = { SENDER_EMAIL: RECEIVER, REDIS_URL: 'hidden' };
  const { alarms, ask, brevo, webhook } = await startChecked(env);
  webhook.habit = 'refuses';
  brevo.changeAccount({ blocked: new Map([[RECEIVER, 'hardBounce']]), domains: [] });
  alarms.splice(0);
  const answer = await ask();
  const body = await answer.clone().text();
  const names = ['domain', 'same-address', 'receiver-lost', 'not-configured'];
  await expectAnswer(answer, 503, unhealthy(...names));
  for (const secret of [SECRET, COMPLETE_ENV.BREVO_API_KEY, 'hidden', 'hook-secret', RECEIVER])
    expect(body).not.toContain(secret);
  expect(alarms.map(({ alarm }) => alarm)).toEqual(names);
});

test.each<[end: string, name: string, fault: Fault]>([
  ['domains', 'Dominio', refusal(403, 'permission_denied')],
  ['domains', 'Dominio', { kind: 'success-without-id', body: 'no-id' }],
  ['events', 'Entregas', refusal(404, 'document_not_found')],
  ['blockedContacts', 'Destinatarios', { kind: 'success-without-id', body: 'no-id' }],
  [RECEIVER, 'Destinatarios', { kind: 'reset' }],
])(
  'U-21: %s that cannot be read are never healthy, and wait for Monday: %s after %j',
  async (...row) => {
    const [end, name, fault] = row;
    const { ask, askAt, brevo, rung, texts } = await startChecked();
    brevo.changeAccount({ blocked: new Map([[RECEIVER, 'unsubscribedViaEmail']]) });
    brevo.failFor(end, fault, fault);
    await expectAnswer(await ask(), 503, unhealthy('unseen'));
    expect(rung()).toEqual([]);
    brevo.changeAccount({ blocked: new Map([[RECEIVER, 'unsubscribedViaEmail']]) });
    await askAt(NEXT_MONDAY);
    expect(texts()[0]).toContain(`\n${name}: no se ha podido leer.\n`);
    expect(texts()[0]).not.toContain('funcionan');
  },
);

test.each([
  [{ SENDER_NAME: '' }, 'SENDER_NAME (sin valor)', 1],
  [{ RATE_LIMIT_TOTAL: 'x' }, 'RATE_LIMIT_TOTAL (valor no válido)', 0],
])('U-21 U-31: the settings %j are told: %s, and ring %i times', async (env, problem, rings) => {
  const { ask, alarms, rung } = await startChecked(env as Record<string, string>);
  await expectAnswer(await ask(), 503, unhealthy('not-configured'));
  expect(alarms.at(-1)?.detail).toContain(`Ajustes: ${problem}. `);
  expect(rung()).toHaveLength(rings);
});

test('U-27: on Mondays the owner hears once what was sent and delivered, even if the host calls three times', async () => {
  const { ask, askAt, brevo, send, sendAt, texts } = await startChecked();
  await send();
  brevo.changeAccount({ isFull: true });
  await sendAt(TUESDAY + HOUR_MS);
  // Still on its way.
  await sendAt(NEXT_MONDAY - HOUR_MS);
  await Promise.all([askAt(NEXT_MONDAY), ask()]);
  await expectAnswer(await askAt(NEXT_MONDAY + 60_000), 200, HEALTHY);
  const [text = '', ...others] = texts();
  expect(others).toEqual([]);
  expect(text).toContain('La web envía las solicitudes, pero quizá falte alguna.');
  expect(text).toContain('Solicitudes de la semana: 2 enviadas, 1 entregada.\nMira si las tienes');
  expect(text).toContain('Si un lunes no llega este mensaje');
  expect(text).toMatch(/\nWeb de Alhelí$/);
});

test('U-27: on a good Monday the owner hears that all works, and on no other day anything', async () => {
  const { askAt, texts } = await startChecked();
  for (let day = 0; day < 7; day++)
    await expectAnswer(await askAt(TUESDAY + day * DAY_MS), 200, HEALTHY);
  expect(texts()).toEqual([expect.stringMatching(/^La web y el email funcionan\.\n/)]);
});

test.each([
  ['refuses', 'not-configured', ['La web y el email funcionan'], {}],
  ['hangs', 'unseen', [], { webhookMs: 500 }],
] as const)('U-27: a webhook that %s makes the answer unhealthy: %s', async (...row) => {
  const [habit, alarm, subjects, times] = row;
  const { askAt, brevo, webhook } = await startChecked({}, times);
  webhook.habit = habit;
  await expectAnswer(await askAt(MONDAY), 503, unhealthy(alarm));
  expect(brevo.messages.map(({ body }) => body.subject)).toEqual(subjects);
  expect(webhook.posts).toHaveLength(1);
});

test.each<[CRON_SECRET: string, authorization: string | undefined, method?: string]>([
  [SECRET, undefined],
  [SECRET, 'Bearer cron-only-for-test'],
  [SECRET, SECRET],
  ['', 'Bearer undefined'],
  [' ', 'Bearer '],
  [SECRET, `Bearer ${SECRET}`, 'HEAD'],
])('U-21: with the secret "%s", %s %s gets the 405 of any other request', async (...row) => {
  const [CRON_SECRET, authorization, method] = row;
  const { handle, logged } = await startChecked({ CRON_SECRET });
  const response = await handle(call(authorization, method));
  expect(response.headers.get('allow')).toBe('POST');
  await expectAnswer(response, 405, rejected('method'));
  expect(logged[0]?.outcome).toBe('method');
});
