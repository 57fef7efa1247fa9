import { expect, test } from 'vitest';
import { EVENT_REQUEST } from '../content/event-request.ts';
import type { Entries } from '../form/form-state.ts';
import { type EventRequestField, FIELD_NAMES } from '../shared/event-request.ts';
import { mailLink, typedMessage, whatsAppLink } from './typed-message.ts';

const GREETING = EVENT_REQUEST.message.greeting;
/** The fields with a default value. */
const UNTOUCHED: Texts = {
  date: '2026-11-21',
  numberOfGuests: '100',
  time: 'Mañana',
  ceremony: 'Boda Religiosa',
};

type Texts = { [Name in EventRequestField]?: string };

/** A form with default values, values `given` by a contact button, and changes by the visitor. */
function typed(changes: Texts, given: Texts = {}) {
  const entry = (name: EventRequestField) => {
    const initial = UNTOUCHED[name] ?? '';
    const value = changes[name] ?? given[name] ?? initial;
    const origin = name in changes ? 'chosen' : name in given ? 'suggested' : 'default';
    return { value, initial, origin };
  };
  return Object.fromEntries(
    FIELD_NAMES.map((name) => [name, entry(name)]),
  ) as Entries<EventRequestField>;
}

const textOf = (link: string) => new URL(link).searchParams.get('text') ?? '';

test('U-1: before anything is typed the message is only a greeting, even if the button set a ceremony', () => {
  expect(typedMessage(typed({}))).toBe(GREETING);
  expect(typedMessage(typed({}, { ceremony: 'Evento Social' }))).toBe(GREETING);
  expect(typedMessage(typed({ name: '  ' }))).toBe(GREETING);
});

test('U-1: the message has only what was typed, and the ceremony that the button set', () => {
  expect(typedMessage(typed({ name: ' Núria ' }))).toBe(`${GREETING}\n\nNombre: Núria`);
  expect(typedMessage(typed({ phone: '600 123 456' }, { ceremony: 'Evento Social' }))).toBe(
    `${GREETING}\n\nTeléfono: 600 123 456\nTipo de evento: Evento Social`,
  );
});

test('U-1 U-22: the message has no default value, unless the visitor has chosen it', () => {
  const changes = { name: 'Núria', date: '2027-06-20', time: 'Mañana', description: 'Al sol.' };
  expect(typedMessage(typed(changes))).toBe(
    [
      GREETING,
      '',
      'Nombre: Núria',
      'Fecha: domingo 20\u00a0de\u00a0junio\u00a0de\u00a02027',
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
  const subject = encodeURIComponent(EVENT_REQUEST.message.subject);
  expect(mail).toContain(`mailto:hola@estudio.example?subject=${subject}&body=Hola%20%26`);
  expect(new URL(mail).searchParams.get('body')).toBe(message.replace('\n', '\r\n'));
});

test('U-1: a long description is cut between two characters, and a lone surrogate throws no error', () => {
  for (const description of ['a'.repeat(9_000), '🌿'.repeat(3_000), `x${'🌿'.repeat(3_000)}`]) {
    const message = typedMessage(typed({ name: 'ñ'.repeat(100), description }));
    for (const link of [whatsAppLink('34600', message), mailLink('a@b.example', message)]) {
      expect(link.length).toBeLessThan(1_950);
      expect(decodeURIComponent(link)).toMatch(/[a🌿]…$/u);
    }
  }
  expect(textOf(whatsAppLink('34600', 'a\ud83cb\udf3f'))).toBe('a\ufffdb\ufffd');
});
