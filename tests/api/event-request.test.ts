import { describe, expect, test } from 'vitest';
import { CEREMONIES, TIMES } from '../../src/shared/event-request.ts';
import { MESSAGES } from '../../src/shared/messages.ts';
import { withoutOwnStyles } from '../support/mail-styles.ts';
import { expectAnswer, post, rejected, startFunction, URL_OF_FUNCTION } from './local-function.ts';
import { ANA, HOSTILE_TEXTS } from './sample-request.ts';

describe('a valid request', () => {
  test('S-PRD-3 S-API-8: one mail reaches the management address and the answer is "sent"', async () => {
    const { brevo, send } = await startFunction();
    await expectAnswer(await send(), 200, { status: 'sent' });
    expect(brevo.messages).toHaveLength(1);
    expect(brevo.messages[0]?.body.to).toEqual([
      { email: 'gestion@estudio.example', name: 'Gestión de Alhelí' },
    ]);
  });

  test('S-SUB-3 R-3: a valid request fills the function’s own template, in the order of its placeholders', async () => {
    const { brevo, send } = await startFunction();
    await send({ htmlContent: '<p>From the browser</p>' });
    const html = String(brevo.messages[0]?.body.htmlContent);
    expect(html).not.toContain('From the browser');
    const slots = [
      ANA.name,
      ANA.surname,
      ANA.email,
      ANA.phone,
      'domingo, 20/06/2027',
      String(ANA.numberOfGuests),
      ANA.time,
      ANA.ceremony,
      'Una cena en el jardín,',
      `mailto:${ANA.email}`,
    ];
    let position = html.indexOf('<body');
    for (const value of slots) {
      position = html.indexOf(value, position + 1);
      expect(position, value).toBeGreaterThan(0);
    }
  });

  test('R-12: 500001 guests are accepted', async () => {
    const { brevo, send } = await startFunction();
    await expectAnswer(await send({ numberOfGuests: 500_001 }), 200, { status: 'sent' });
    expect(brevo.messages[0]?.body.params?.numberOfGuests).toBe(500_001);
  });

  test('R-11: any finite number above 0 is accepted', async () => {
    const { send } = await startFunction();
    for (const numberOfGuests of [0.5, 1]) {
      expect((await send({ numberOfGuests })).status).toBe(200);
    }
  });

  test('S-VAL-7 S-VAL-8 S-CON-4: each of the two times and four ceremonies is accepted', async () => {
    const { brevo, send } = await startFunction();
    expect([TIMES.length, CEREMONIES.length]).toEqual([2, 4]);
    for (const time of TIMES)
      expect((await send({ time, ceremony: 'Boda Civil' })).status).toBe(200);
    for (const ceremony of CEREMONIES.slice(0, 3)) {
      expect((await send({ ceremony })).status).toBe(200);
    }
    brevo.clear();
    const other = await startFunction();
    expect((await other.send({ ceremony: CEREMONIES[3] })).status).toBe(200);
  });

  test('S-API-4: unknown fields are ignored', async () => {
    const { brevo, send } = await startFunction();
    expect((await send({ bcc: 'otro@visitor.example', templateId: 7 })).status).toBe(200);
    expect(JSON.stringify(brevo.messages)).not.toContain('otro@visitor.example');
    expect(brevo.messages[0]?.body).not.toHaveProperty('templateId');
    expect(brevo.messages[0]?.body.params).not.toHaveProperty('templateId');
  });

  test.each(HOSTILE_TEXTS)(
    'R-4: %j as a surname and a description is sent as text',
    async (text) => {
      const { brevo, send } = await startFunction();
      expect((await send({ surname: text, description: text })).status).toBe(200);
      const mail = brevo.messages[0]?.body;
      expect(JSON.stringify({ ...mail, replyTo: '' }).slice(1)).not.toMatch(/\{\{|\{%|\{#/);
      expect(withoutOwnStyles(mail?.htmlContent)).not.toMatch(
        /[{}]|<script|" onmouseover|' onmouseover/,
      );
      expect(mail?.subject).not.toMatch(/[{}\r\n]/);
    },
  );
});

describe('an invalid request', () => {
  test.each([
    ['S-VAL-7', 'time', 'mañana', MESSAGES.time],
    ['S-VAL-7', 'time', 'Noche', MESSAGES.time],
    ['S-VAL-8', 'ceremony', 'Bautizo', MESSAGES.option],
    ['S-VAL-8', 'ceremony', 'boda civil', MESSAGES.option],
    ['R-11', 'numberOfGuests', 0, MESSAGES.positive],
    ['R-11', 'numberOfGuests', '120', MESSAGES.required],
    ['R-11', 'numberOfGuests', null, MESSAGES.required],
    ['S-API-8', 'phone', 34_600_123_456, MESSAGES.phone],
    ['S-API-8', 'surname', ['Gil', 'Peña'], MESSAGES.surname],
    ['S-API-8', 'ceremony', null, MESSAGES.option],
    ['S-API-8', 'description', {}, MESSAGES.description],
    ['S-PRD-3', 'name', 'An', MESSAGES.name],
    ['S-PRD-3', 'email', 'ana', MESSAGES.email],
    ['S-PRD-3', 'description', ' ', MESSAGES.description],
  ])(
    '%s: %s = %j is answered 422 with the message of the field',
    async (_row, field, value, message) => {
      const { brevo, send } = await startFunction();
      const answer = { status: 'invalid', errors: { [field]: message } };
      await expectAnswer(await send({ [field]: value }), 422, answer);
      expect(brevo.messages).toHaveLength(0);
    },
  );

  test('S-PRD-3: an empty object names every field', async () => {
    const { handle } = await startFunction();
    const { errors } = await (await handle(post('{}'))).json();
    expect(Object.keys(errors).sort()).toEqual(Object.keys(ANA).sort());
  });
});

describe('a malformed request', () => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'S-API-8: %s is answered 405 with the allowed method',
    async (method) => {
      const { handle } = await startFunction();
      const response = await handle(new Request(URL_OF_FUNCTION, { method }));
      expect(response.headers.get('allow')).toBe('POST');
      await expectAnswer(response, 405, rejected('method'));
    },
  );

  test('S-API-8: a request from another site is answered 403 before its body is read', async () => {
    const { handle } = await startFunction();
    const request = post('{', { 'sec-fetch-site': 'cross-site' });
    await expectAnswer(await handle(request), 403, rejected('forbidden'));
    expect(request.bodyUsed).toBe(false);
  });

  test.each(['https://other.example', 'null'])(
    'S-API-8: without Sec-Fetch-Site the origin %s is refused',
    async (origin) => {
      const { brevo, send } = await startFunction();
      await expectAnswer(await send({}, { origin }), 403, rejected('forbidden'));
      expect((await send({}, { origin: 'https://estudio.example' })).status).toBe(200);
      expect(brevo.messages).toHaveLength(1);
    },
  );

  test('S-API-8: another content type is answered 415', async () => {
    const { handle } = await startFunction();
    const request = post('name=Ana', { 'content-type': 'application/x-www-form-urlencoded' });
    await expectAnswer(await handle(request), 415, rejected('unsupported-type'));
  });

  test('S-API-8: a body over 32 KB is answered 413', async () => {
    const { brevo, send } = await startFunction();
    await expectAnswer(await send({ description: 'a'.repeat(33_000) }), 413, rejected('too-large'));
    expect(brevo.messages).toHaveLength(0);
  });

  test.each(['', '{', '[]', 'null', '"Ana"', '7'])(
    'S-API-8: the body %j is answered 400',
    async (text) => {
      const { handle } = await startFunction();
      await expectAnswer(await handle(post(text)), 400, rejected('bad-request'));
    },
  );
});
