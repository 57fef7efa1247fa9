import { describe, expect, test } from 'vitest';
import type { Fault } from '../../tools/local/brevo-faults.ts';
import { expectAnswer, rejected, startFunction } from './local-function.ts';

const LINKS = 'https://a.example https://b.example https://c.example, y nada más que añadir.';
const signals = (header: string) => ({ 'form-signals': header });
const TWO_SIGNALS = signals('age=1, trap');

describe('an honest visitor', () => {
  test('U-15: who took a minute has no spam signal', async () => {
    const { brevo, send, logged } = await startFunction();
    await expectAnswer(await send({}, signals('age=60')), 200, { status: 'sent' });
    expect(brevo.messages[0]?.body).not.toHaveProperty('tags');
    expect(logged[0]).toMatchObject({ spamSignals: [] });
  });

  test('U-15: whose autofill fills in every field at once, also the honeypot, gets a mail', async () => {
    const { brevo, send, logged } = await startFunction();
    await expectAnswer(await send({}, TWO_SIGNALS), 200, { status: 'sent' });
    expect(brevo.messages[0]?.body.tags).toEqual(['revisar', 'honeypot', 'fast']);
    expect(logged[0]).toMatchObject({ outcome: 'sent', spamSignals: ['honeypot', 'fast'] });
  });
});

describe('three spam signals', () => {
  test('U-15 U-32 S-PRD-3: five requests a day are mailed with their notice, any other is a 429 and an alarm, like over any limit; an outage uses up none', async () => {
    const now = () => Date.parse('2026-11-24T00:00:00Z');
    const { brevo, logged, send, webhook } = await startFunction({ now });
    const spam = (headers = {}) => send({ description: LINKS }, { ...TWO_SIGNALS, ...headers });
    brevo.failNext(...Array<Fault>(5).fill({ kind: 'bad-sender' }));
    for (let failed = 0; failed < 5; failed++) expect((await spam()).status).toBe(502);
    for (let sent = 0; sent < 5; sent++) expect((await spam()).status).toBe(200);
    const rejection = await spam();
    expect(rejection.headers.get('retry-after')).toBe(String(24 * 3600));
    await expectAnswer(rejection, 429, rejected('too-many'));
    expect(logged.at(-1)).toMatchObject({ spamSignals: ['honeypot', 'fast', 'links'] });
    expect(webhook.alarms()).toEqual(['bad-sender', 'limit-reached:spam']);
    expect(brevo.messages).toHaveLength(5);
    for (const { body } of brevo.messages) expect(body.tags).toContain('revisar');
    expect((await send()).status).toBe(200);
  });

  test('U-15: an invalid request gets its messages, even with spam signals', async () => {
    const { send } = await startFunction();
    expect((await send({ name: '', description: LINKS }, TWO_SIGNALS)).status).toBe(422);
  });
});
