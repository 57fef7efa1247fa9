import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COMPLETE_ENV } from '../../tests/api/local-function.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { type LocalBrevo, startLocalBrevo } from '../local/brevo.ts';
import type { BrevoAccount } from '../local/brevo-account.ts';
import type { Fault } from '../local/brevo-faults.ts';
import { checkMail } from './check-mail.ts';
import { exitCodeOf, formatReport } from './report.ts';

/** Checks an account at the local Brevo, over HTTP. */

const API_KEY = COMPLETE_ENV.BREVO_API_KEY;
let brevo: LocalBrevo;
beforeEach(async () => {
  brevo = await startLocalBrevo({ apiKey: API_KEY });
});
afterEach(() => brevo.close());

async function check(changes: Record<string, string> = {}) {
  const steps = await checkMail({ ...COMPLETE_ENV, BREVO_BASE_URL: brevo.url, ...changes });
  const report = formatReport(steps);
  expect(report).not.toContain(API_KEY);
  return { signs: steps.map(({ state }) => state[0]).join(''), code: exitCodeOf(steps), report };
}

test('U-17: a complete account passes every step, and nothing is sent', async () => {
  const { signs, code, report } = await check();
  expect(report).toContain('✓ Email de prueba');
  expect(report).toContain('quedan 300 envíos');
  expect(report).not.toMatch(/^ *[✗?–→]/m);
  expect([signs, code]).toEqual(['oooooooooooo', 0]);
  expect(brevo.messages).toHaveLength(0);
});

// Each expected string has one letter a step: o for ok, f for failed, u for undecided, s for skipped.
describe('the account', () => {
  test('U-17: an unknown key fails, and the account’s steps are skipped', async () => {
    const { signs, code, report } = await check({ BREVO_API_KEY: 'xkeysib-another' });
    expect([signs, code]).toEqual(['ofssssssssso', 1]);
    expect(report).toMatch(/✗ Clave: .*\n {4}→ .*crea otra en «SMTP & API → API Keys»/);
    expect(report).not.toContain('xkeysib-another');
  });

  const active = { email: 'web@estudio.example', active: true };
  const domain = { domain_name: 'estudio.example', authenticated: true, verified: true };
  const accounts: [Partial<BrevoAccount>, string, RegExp][] = [
    [{ relayEnabled: false }, 'ooofoooooooo', /✗ Cuenta: sin activar.*\n {4}→ .*soporte/],
    [
      { plan: [{ type: 'free', creditsType: 'sendLimit', credits: 0 }] },
      'oooofooooooo',
      /✗ Plan: no quedan envíos\n {4}→ .*amplíalo/,
    ],
    [
      {
        plan: [
          { type: 'free', creditsType: 'sendLimit', credits: 0 },
          { type: 'sms', creditsType: 'sendLimit', credits: 50 },
        ],
      },
      'oooofooooooo',
      /✗ Plan/,
    ],
    [{ senders: [] }, 'ooooofoooooo', /✗ Remitente: .* no está dado de alta.*\n {4}→ Añádelo/],
    [
      { senders: [{ ...active, active: false }] },
      'ooooofoooooo',
      /✗ Remitente: .* sin verificar\n {4}→ Abre el email de verificación/,
    ],
    [{ domains: [] }, 'oooooofooooo', /✗ Dominio: .* no está dado de alta.*\n {4}→ Añádelo/],
    [
      { domains: [{ ...domain, authenticated: false }] },
      'oooooofooooo',
      /✗ Dominio: .* sin autenticar\n {4}→ .*DKIM y DMARC/,
    ],
    [
      { domains: [{ ...domain, authenticated: false, verified: false }] },
      'oooooofooooo',
      /✗ Dominio: .* sin verificar\n {4}→ .*DKIM y DMARC/,
    ],
  ];
  test.each(accounts)('U-17: an account with %j fails', async (changes, expected, said) => {
    brevo.changeAccount(changes);
    const { signs, code, report } = await check();
    expect([signs, code]).toEqual([expected, 1]);
    expect(report).toMatch(said);
  });

  test('U-17: one mail that is left is one “envío”', async () => {
    brevo.changeAccount({ plan: [{ type: 'free', creditsType: 'sendLimit', credits: 1 }] });
    expect((await check()).report).toContain('✓ Plan: queda 1 envío\n');
  });

  test('U-25: a blocked receiver fails once, because the command frees it', async () => {
    brevo.changeAccount({ blocked: new Set([COMPLETE_ENV.MANAGEMENT_EMAIL]) });
    const { report, signs } = await check();
    expect(signs).toBe('oooooooofooo');
    expect(report).toMatch(/✗ Destinatarios: .*\n {4}→ .*«Transactional → Logs»/);
    expect((await check()).code).toBe(0);
  });

  test('U-26: a sender that is a receiver fails', async () => {
    const { report, signs } = await check({ MANAGEMENT_EMAIL: 'Web+eventos@estudio.example' });
    expect(signs).toBe('ooooooofoooo');
    expect(report).toMatch(/✗ Respuestas: .*\n {4}→ .*nadie lea/);
  });

  test('U-32: plans of unknown kinds, without credits or for text messages, are not counted', async () => {
    const free = { type: 'free', creditsType: 'sendLimit', credits: 300 };
    const odd = [
      { type: 'whatsapp', credits: 5 },
      { type: 'reseller' },
    ] as unknown as (typeof free)[];
    brevo.changeAccount({ plan: [...odd, free] });
    const { report, code } = await check();
    expect(report).toContain('quedan 300 envíos');
    expect(code).toBe(0);
  });

  test('U-32: a sender on a subdomain of an authenticated domain is undecided', async () => {
    const email = 'web@eventos.estudio.example';
    brevo.changeAccount({ senders: [{ ...active, email }] });
    const { signs, report } = await check({ SENDER_EMAIL: email });
    expect(signs).toBe('oooooouooooo');
    expect(report).toMatch(/\? Dominio: .*superior/);
  });

  test('U-17: a plan of which Brevo tells no credits passes, and so do addresses in capitals', async () => {
    brevo.changeAccount({
      plan: [],
      senders: [{ ...active, email: 'WEB@Estudio.example' }],
      domains: [{ ...domain, domain_name: 'Estudio.example' }],
    });
    expect((await check()).code).toBe(0);
  });

  test.each(['gmail.com', 'hotmail.es', 'YAHOO.ES', 'icloud.com'])(
    'U-17: a sender at %s fails the step of the domain',
    async (host) => {
      const email = `studio@${host}`;
      brevo.changeAccount({ senders: [{ email, active: true }] });
      const { signs, code, report } = await check({ SENDER_EMAIL: email });
      expect([signs, code]).toEqual(['oooooofooooo', 1]);
      expect(report).toMatch(
        /✗ Dominio: .* es de un servicio de email gratuito.*\n {4}→ Usa .*tu propio dominio/,
      );
    },
  );
});

describe('a fault of Brevo', () => {
  const codeOf = (signs: string) => (signs.includes('f') ? 1 : 2);
  const badKey: Fault = { kind: 'status', status: 401, code: 'unauthorized' };
  const rows: [string, Fault, string, RegExp][] = [
    [
      'a blocked IP address fails its step',
      { kind: 'blocked-address' },
      'oofsssssssso',
      /✗ Dirección IP: .*\n {4}→ .*«Security → Authorised IPs»/,
    ],
    ['an unknown key fails its step', badKey, 'ofssssssssso', /✗ Clave/],
    [
      'a redirect fails the step of the key, because another server answers',
      { kind: 'redirect', location: 'http://127.0.0.1:1/' },
      'ofssssssssso',
      /✗ Clave: en BREVO_BASE_URL no responde Brevo\n {4}→ .*BREVO_BASE_URL/,
    ],
    [
      'an account in review fails its step',
      { kind: 'status', status: 403, code: 'account_under_validation' },
      'oooffooooooo',
      /✗ Cuenta: .*\n {4}→ .*en revisión/,
    ],
    [
      'a key without read permission leaves account and plan undecided',
      { kind: 'restricted-key' },
      'ooouuooooooo',
      /permiso de lectura/,
    ],
    [
      'HTTP 503 is undecided',
      { kind: 'status', status: 503 },
      'oussssssssso',
      /\? Clave: .*HTTP 503/,
    ],
    [
      'HTTP 429 is undecided',
      { kind: 'status', status: 429, resetSeconds: 9 },
      'oussssssssso',
      /\? Clave: .*HTTP 429/,
    ],
    [
      'a reset connection is undecided',
      { kind: 'reset' },
      'oussssssssso',
      /\? Clave: no se ha podido hablar/,
    ],
    [
      'an unreadable answer leaves the key undecided',
      { kind: 'success-without-id', body: 'html' },
      'oussssssssso',
      /\? Clave: .*no se entiende/,
    ],
  ];
  test.each(rows)('U-17: %s', async (_, fault, expected, said) => {
    brevo.failNext(fault);
    const { signs, code, report } = await check();
    expect(report).toMatch(said);
    expect([signs, code]).toEqual([expected, codeOf(expected)]);
  });

  test('U-17: without a server at Brevo’s address the result is undecided', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const { signs, code } = await check({ BREVO_BASE_URL: url });
    expect([signs, code]).toEqual(['oussssssssso', 2]);
  });

  const late: [string, Fault, string, RegExp][] = [
    ['a refused sender fails', { kind: 'bad-sender' }, 'f', /→ .*verifica SENDER_EMAIL/],
    [
      'a key without send permission fails',
      { kind: 'restricted-key' },
      'f',
      /✗ .*la clave no puede enviar/,
    ],
    [
      'an exhausted plan fails',
      { kind: 'status', status: 402, code: 'not_enough_credits' },
      'f',
      /→ No quedan envíos/,
    ],
    [
      'HTTP 500 is undecided',
      { kind: 'status', status: 500 },
      'u',
      /\? Email de prueba: .*HTTP 500/,
    ],
  ];
  test.each(late)('U-17: with the sample mail, %s', async (_, fault, sign, said) => {
    brevo.failFor('visita@visitante.example', fault);
    const { signs, code, report } = await check();
    expect(report).toMatch(said);
    expect([signs, code]).toEqual([`oooooooooo${sign}o`, codeOf(sign)]);
    expect(brevo.messages).toHaveLength(0);
  });
});
