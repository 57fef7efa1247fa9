import { expect, test } from 'vitest';
import { FORM_TEXTS } from '../content/form.ts';
import { UNREADABLE } from '../form/controls.ts';
import { contactMessage, mailLink, whatsAppLink } from './contact-message.ts';

const GREETING = FORM_TEXTS.message.greeting;

const textOf = (link: string) => new URL(link).searchParams.get('text') ?? '';

test('U-1: before anything is typed the message is only a greeting', () => {
  expect(contactMessage({})).toBe(GREETING);
  expect(contactMessage({ name: '  ', date: UNREADABLE })).toBe(GREETING);
});

test('U-1 U-22: the message has only what was typed or chosen', () => {
  expect(contactMessage({ name: ' Núria ' })).toBe(`${GREETING}\n\nNombre: Núria`);
  const choices = { description: 'Al sol.', time: 'Mañana', date: '2027-06-20' };
  expect(contactMessage({ ...choices, numberOfGuests: 'unas cien' })).toBe(
    [
      GREETING,
      '',
      'Fecha: domingo 20\u00a0de\u00a0junio de\u00a02027',
      'Número de invitados: unas cien',
      'Momento del día: Mañana',
      'Cómo lo imagino: Al sol.',
    ].join('\n'),
  );
});

test('U-1: the links have the whole message, the digits of the phone, and CRLF line breaks in a mail', () => {
  const message = 'Hola & adiós\n100 % «ñ» 🌿 #?+';
  expect(whatsAppLink('+34 600 000 000', message)).toMatch(/^https:\/\/wa\.me\/34600000000\?text=/);
  expect(textOf(whatsAppLink('+34 600 000 000', message))).toBe(message);
  const mail = mailLink('hola@estudio.example', message);
  const subject = encodeURIComponent(FORM_TEXTS.message.subject);
  expect(mail).toContain(`mailto:hola@estudio.example?subject=${subject}&body=Hola%20%26`);
  expect(new URL(mail).searchParams.get('body')).toBe(message.replace('\n', '\r\n'));
});

test('U-1: a long description is cut between two characters, and a lone surrogate throws no error', () => {
  for (const description of ['a'.repeat(9_000), '🌿'.repeat(3_000), `x${'🌿'.repeat(3_000)}`]) {
    const message = contactMessage({ name: 'ñ'.repeat(100), description });
    for (const link of [whatsAppLink('34600', message), mailLink('a@b.example', message)]) {
      expect(link.length).toBeLessThan(1_950);
      expect(decodeURIComponent(link)).toMatch(/[a🌿]…$/u);
    }
  }
  expect(textOf(whatsAppLink('34600', 'a\ud83cb\udf3f'))).toBe('a\ufffdb\ufffd');
});
