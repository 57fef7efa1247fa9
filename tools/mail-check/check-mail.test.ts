import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SAMPLE_REQUEST } from '../../src/shared/event-request.ts';
import { COMPLETE_ENV, startFunction } from '../../tests/api/local-function.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { startWebhook, type WebhookHabit } from '../../tests/support/webhook.ts';
import { type LocalBrevo, startLocalBrevo } from '../local/brevo.ts';
import type { BrevoAccount } from '../local/brevo-account.ts';
import type { Fault } from '../local/brevo-faults.ts';
import { checkMail } from './check-mail.ts';
import { exitCodeOf, formatReport } from './report.ts';

/** The report of the command. The host's daily call makes the same checks of the account. */

let brevo: LocalBrevo;
beforeEach(async () => {
  brevo = await startLocalBrevo({ apiKey: COMPLETE_ENV.BREVO_API_KEY });
});
afterEach(() => brevo.close());

/** The report, and the state of each step as one letter: o for ok, f for failed, u for undecided, s for skipped. */
async function check(changes: Record<string, string> = {}, options = {}) {
  const env = { ...COMPLETE_ENV, BREVO_BASE_URL: brevo.url, ...changes };
  const steps = await checkMail(env, options);
  const report = formatReport(steps);
  expect(report).not.toContain(COMPLETE_ENV.BREVO_API_KEY);
  expect(brevo.messages).toHaveLength(0);
  return { signs: steps.map(({ state }) => state[0]).join(''), code: exitCodeOf(steps), report };
}

test('U-17: a complete account passes every step', async () => {
  const { signs, code, report } = await check();
  expect(report).toContain('✓ Email de prueba');
  expect(report).toContain('quedan 300 envíos');
  expect(report).toMatch(/Vercel no se ven desde aquí.*CRON_SECRET/);
  expect(report).not.toMatch(/^ *[✗?–→]/m);
  expect([signs, code]).toEqual(['oooooooooooo', 0]);
});

describe('the configuration', () => {
  test.each([
    [{ BREVO_API_KEY: '' }, 'falta BREVO_API_KEY', '→ BREVO_API_KEY: la clave que se crea'],
    [{ SENDER_NAME: '', SENDER_EMAIL: '' }, 'faltan SENDER_EMAIL y SENDER_NAME', '→ SENDER_NAME: '],
    [
      { SENDER_EMAIL: 'web' },
      'no es válido el valor de SENDER_EMAIL',
      '→ SENDER_EMAIL: la dirección',
    ],
    [
      { MANAGEMENT_EMAIL: '', MANAGEMENT_NAME: '()' },
      'no es válido el valor de MANAGEMENT_NAME',
      '.env.example',
    ],
  ] as [Record<string, string>, string, string][])(
    'U-17: with %j it fails, and the steps at Brevo are skipped',
    async (env, said, remedy) => {
      const { signs, code, report } = await check(env);
      expect([signs, code]).toEqual(['fsssssssssss', 1]);
      expect(report).toContain(said);
      expect(report).toContain(remedy);
      expect(report).toContain('– Clave (sin comprobar)');
      expect(report).toMatch(/\nEste comando lee los ajustes de \.env: /);
    },
  );

  test('U-21 U-28 U-31: each malformed optional variable has its remedy, and no value is printed', async () => {
    const { code, report } = await check({
      BREVO_BASE_URL: 'secret',
      REDIS_URL: 'secret',
      ALARM_WEBHOOK_URL: 'hooks.example/secret',
      REQUEST_WEBHOOK_URL: 'hooks.example/secret',
      RATE_LIMIT_VISITOR: 'secret',
      RATE_LIMIT_TOTAL: 'secret',
    });
    expect(code).toBe(1);
    expect(report).toContain('– Avisos (sin comprobar)');
    for (const remedy of [
      'BREVO_BASE_URL: una dirección',
      'REDIS_URL: la dirección de un servidor',
      'ALARM_WEBHOOK_URL: la dirección https',
      'REQUEST_WEBHOOK_URL: la dirección https',
      'RATE_LIMIT_VISITOR: cuántas solicitudes se admiten de una misma conexión, como cantidad/segundos',
      'RATE_LIMIT_TOTAL: cuántas solicitudes se admiten en total',
    ])
      expect(report).toContain(`→ ${remedy}`);
    expect(report).not.toContain('secret');
  });
});

describe('the account', () => {
  const sender = { email: 'web@estudio.example', active: true };
  const domain = { domain_name: 'estudio.example', authenticated: true, verified: true };
  const plan = (type: string, credits: number) => ({ type, creditsType: 'sendLimit', credits });
  const accounts: [Partial<BrevoAccount>, string, RegExp][] = [
    [{ relayEnabled: false }, 'ooofoooooooo', /✗ Cuenta: sin activar.*\n {4}→ .*soporte/],
    [
      { plan: [plan('free', 0), plan('sms', 50)] },
      'oooofooooooo',
      /✗ Plan: no quedan envíos\n {4}→ .*amplíalo/,
    ],
    [
      { senders: [], domains: [] },
      'oooooffooooo',
      /✗ Remitente: .* no está dado de alta.*\n {4}→ .*verifícala/,
    ],
    [
      { senders: [{ ...sender, active: false }], domains: [] },
      'oooooffooooo',
      /✗ Remitente: .* sin verificar\n {4}→ .*verifícala/,
    ],
    [
      { domains: [] },
      'oooooofooooo',
      /✗ Dominio: .* no está dado de alta.*\n {4}→ .*añade tu dominio/,
    ],
    [
      { domains: [{ ...domain, authenticated: false }] },
      'oooooofooooo',
      /✗ Dominio: .* sin autenticar\n {4}→ .*DKIM y DMARC/,
    ],
    [
      { domains: [{ ...domain, authenticated: false, verified: false }] },
      'oooooofooooo',
      /✗ Dominio: .* sin autenticar\n {4}→ .*DKIM y DMARC/,
    ],
  ];
  test.each(accounts)('U-17: an account with %j fails', async (changes, expected, said) => {
    brevo.changeAccount(changes);
    const { signs, code, report } = await check();
    expect([signs, code]).toEqual([expected, 1]);
    expect(report).toMatch(said);
  });

  test.each([[[]], [[{ ...sender, active: false }]]])(
    'U-17: with its domain authenticated, a sender among %j is undecided',
    async (senders) => {
      brevo.changeAccount({ senders });
      const { signs, code, report } = await check();
      expect([signs, code]).toEqual(['ooooouoooooo', 2]);
      expect(report).toMatch(/\? Remitente: .* no está activo .* su dominio está autenticado/);
    },
  );

  test('U-17: an unknown key fails, and the account’s steps are skipped', async () => {
    const { signs, code, report } = await check({ BREVO_API_KEY: 'xkeysib-another' });
    expect([signs, code]).toEqual(['ofssssssssso', 1]);
    expect(report).toMatch(/✗ Clave: .*\n {4}→ .*Crea otra en Brevo \(«SMTP & API → API Keys»/);
    expect(report).not.toContain('xkeysib-another');
  });

  test('U-25: a blocked receiver fails once, because the command frees it', async () => {
    brevo.changeAccount({ blocked: new Set([COMPLETE_ENV.MANAGEMENT_EMAIL]) });
    const { report, signs } = await check();
    expect(signs).toBe('oooooooofooo');
    expect(report).toMatch(/✗ Destinatarios: .*\n {4}→ .*buzón/);
    expect((await check()).code).toBe(0);
  });

  test('U-25 U-30: one blocked receiver fails the step, whatever Brevo says of another', async () => {
    const [first, second] = [COMPLETE_ENV.MANAGEMENT_EMAIL, 'eventos@estudio.example'];
    brevo.changeAccount({ blocked: new Set([second]) });
    brevo.failFor(first, { kind: 'reset' });
    const { signs } = await check({ MANAGEMENT_EMAIL: `${first}, ${second}` });
    expect(signs).toBe('oooooooofooo');
  });

  test('U-25: mails that were not delivered fail, with their number', async () => {
    const { send } = await startFunction({ env: { BREVO_BASE_URL: brevo.url } });
    brevo.changeAccount({ fate: 'hardBounces' });
    for (let sent = 0; sent < 2; sent++) await send();
    const { report, signs } = await check();
    expect(signs).toBe('ooooooooofoo');
    expect(report).toMatch(/✗ Entregas: 2 emails sin entregar .*\n {4}→ /);
  });

  test('U-26: a sender that is one of the receivers fails', async () => {
    const { report, signs } = await check({
      MANAGEMENT_EMAIL: `${COMPLETE_ENV.MANAGEMENT_EMAIL}, Web+eventos@estudio.example`,
    });
    expect(signs).toBe('ooooooofoooo');
    expect(report).toMatch(/✗ Respuestas: .*\n {4}→ .*otra dirección/);
  });

  test('U-17 U-32: plans of unknown kinds, or without credits, are not counted, and one mail that is left is one “envío”', async () => {
    const odd = [{ type: 'whatsapp', credits: 5 }, { type: 'reseller' }];
    brevo.changeAccount({ plan: [...(odd as ReturnType<typeof plan>[]), plan('free', 1)] });
    const { report, code } = await check();
    expect([report, code]).toEqual([expect.stringContaining('✓ Plan: queda 1 envío\n'), 0]);
  });

  test('U-32: a sender on a subdomain of an authenticated domain is undecided', async () => {
    const email = 'web@eventos.estudio.example';
    brevo.changeAccount({ senders: [{ ...sender, email }] });
    const { signs, report } = await check({ SENDER_EMAIL: email });
    expect(signs).toBe('oooooouooooo');
    expect(report).toMatch(/\? Dominio: .*superior/);
  });

  test('U-17: a plan of which Brevo tells no credits passes, and so do addresses in capitals', async () => {
    brevo.changeAccount({
      plan: [],
      senders: [{ ...sender, email: 'WEB@Estudio.example' }],
      domains: [{ ...domain, domain_name: 'Estudio.example' }],
    });
    expect((await check()).code).toBe(0);
  });

  test.each(['gmail.com', 'YAHOO.ES'])('U-17: a sender at %s fails its domain', async (host) => {
    const email = `studio@${host}`;
    brevo.changeAccount({ senders: [{ email, active: true }] });
    const { signs, report } = await check({ SENDER_EMAIL: email });
    expect(signs).toBe('oooooofooooo');
    expect(report).toMatch(/✗ Dominio: .*\n {4}→ .*servicio gratuito, no sirve/);
  });
});

describe('a fault of Brevo', () => {
  const codeOf = (signs: string) => (signs.includes('f') ? 1 : 2);
  const rows: [Fault, string, RegExp][] = [
    [{ kind: 'blocked-address' }, 'oofsssssssso', /✗ Dirección IP: .*\n {4}→ .*authorised_ips/],
    [
      // Another server answers.
      { kind: 'redirect', location: 'http://127.0.0.1:1/' },
      'ofssssssssso',
      /✗ Clave: en BREVO_BASE_URL no responde Brevo\n {4}→ .*BREVO_BASE_URL/,
    ],
    [
      { kind: 'status', status: 403, code: 'account_under_validation' },
      'oooffooooooo',
      /✗ Cuenta: .*\n {4}→ .*en revisión/,
    ],
    [{ kind: 'restricted-key' }, 'ooouuooooooo', /permiso de lectura/],
    [{ kind: 'status', status: 503 }, 'oussssssssso', /\? Clave: .*HTTP 503/],
    [{ kind: 'reset' }, 'oussssssssso', /\? Clave: no se ha podido hablar/],
    [{ kind: 'success-without-id', body: 'html' }, 'oussssssssso', /\? Clave: .*no se entiende/],
  ];
  test.each(rows)('U-17: %j has its step and its words', async (fault, expected, said) => {
    brevo.failNext(fault);
    const { signs, code, report } = await check();
    expect(report).toMatch(said);
    expect([signs, code]).toEqual([expected, codeOf(expected)]);
  });

  const late: [Fault, string, RegExp][] = [
    [{ kind: 'bad-sender' }, 'f', /→ .*verifícala/],
    [{ kind: 'restricted-key' }, 'f', /✗ .*la clave no puede enviar/],
    [
      { kind: 'status', status: 400, code: 'invalid_parameter' },
      'f',
      /✗ .*Brevo lo rechaza \(HTTP 400, invalid_parameter\)\n {4}→ (?!.*npm).*soporte/,
    ],
    [{ kind: 'status', status: 500 }, 'u', /\? Email de prueba: .*HTTP 500/],
  ];
  test.each(late)('U-17: %j in answer to the sample mail', async (fault, sign, said) => {
    brevo.failFor(SAMPLE_REQUEST.email, fault);
    const { signs, code, report } = await check();
    expect(report).toMatch(said);
    expect([signs, code]).toEqual([`oooooooooo${sign}o`, codeOf(sign)]);
  });
});

describe('the webhooks', () => {
  test.each<[string, WebhookHabit, { ring: boolean }, RegExp, number]>([
    ['takes the test', 'accepts', { ring: true }, /✓ Avisos: el de prueba se ha enviado/, 1],
    [
      'refuses the test',
      'refuses',
      { ring: true },
      /✗ Avisos: el de prueba no se ha podido enviar a ALARM_WEBHOOK_URL\n {4}→ .*tools\/mail-check\/guia\.md/,
      1,
    ],
    ['is not asked', 'refuses', { ring: false }, /✓ Avisos: ALARM_WEBHOOK_URL está puesta/, 0],
  ])('U-21: one that %s', async (_, habit, options, said, posts) => {
    const webhook = await startWebhook(habit);
    const { report } = await check({ ALARM_WEBHOOK_URL: webhook.url }, options);
    expect(report).toMatch(said);
    expect(report).not.toContain('hook-secret');
    expect(webhook.posts).toHaveLength(posts);
  });

  test('U-28: the one for requests alone is tested too', async () => {
    const webhook = await startWebhook('refuses');
    const { report } = await check({ REQUEST_WEBHOOK_URL: webhook.url }, { ring: true });
    expect(report).toContain('✗ Avisos: el de prueba no se ha podido enviar a REQUEST_WEBHOOK_URL');
  });

  test('U-21: without one, alarms are mails', async () => {
    const { report } = await check({}, { ring: true });
    expect(report).toContain('✓ Avisos: por email a los destinatarios');
  });
});

test('U-31: a Redis that nobody answers at is undecided, without its address', async () => {
  const REDIS_URL = `redis://:secret@127.0.0.1:${await freePort()}`;
  const { signs, code, report } = await check({ REDIS_URL });
  expect([signs, code]).toEqual(['ooooooooooouo', 2]);
  expect(report).toMatch(/\? Redis: no contesta desde este ordenador/);
  expect(report).toContain('No ha fallado nada');
  expect(report).not.toContain('secret');
});
