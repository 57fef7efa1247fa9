import { describe, expect, test } from 'vitest';
import { expectAnswer, startFunction } from './local-function.ts';

const LINKS = 'https://a.example https://b.example https://c.example, y nada más que añadir.';
const signals = (header: string) => ({ 'form-signals': header });
const TWO_SIGNALS = signals('age=1, trap');

describe('an honest visitor', () => {
  test('U-15: who took a minute has no spam signal', async () => {
    const { brevo, send } = await startFunction();
    await expectAnswer(await send({}, signals('age=60')), 200, { status: 'sent' });
    expect(brevo.messages[0]?.body).not.toHaveProperty('tags');
  });

  test('U-15: whose autofill fills in every field at once, also the honeypot, gets a mail', async () => {
    const { brevo, send } = await startFunction();
    await expectAnswer(await send({}, TWO_SIGNALS), 200, { status: 'sent' });
    expect(brevo.messages[0]?.body.tags).toEqual(['revisar', 'honeypot', 'fast']);
  });
});

describe('many spam signals', () => {
  test('U-15 S-PRD-3: refuse nobody: each request is mailed, with its hint and its tags', async () => {
    const { brevo, send, webhook } = await startFunction();
    for (let sent = 0; sent < 8; sent++)
      expect((await send({ description: LINKS }, TWO_SIGNALS)).status).toBe(200);
    for (const { body } of brevo.messages)
      expect(body.tags).toEqual(['revisar', 'honeypot', 'fast', 'links']);
    expect([brevo.messages.length, webhook.posts]).toEqual([8, []]);
  });

  test('U-15: an invalid request gets its messages, even with spam signals', async () => {
    const { send } = await startFunction();
    expect((await send({ name: '', description: LINKS }, TWO_SIGNALS)).status).toBe(422);
  });
});
