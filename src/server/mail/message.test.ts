import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMPLETE_ENV } from '../../../tests/support/local-function.ts';
import { EXAMPLE_REQUEST as ANA, type EventRequestField } from '../../shared/event-request.ts';
import { composeMail, fillPlaceholders } from './message.ts';

const ADDRESSES = { ...COMPLETE_ENV, MANAGEMENT_EMAIL: [COMPLETE_ENV.MANAGEMENT_EMAIL] };
const DATE = 'domingo 20\u00a0de\u00a0junio de\u00a02027';
const HINTS = { spamSignals: [], isDateTaken: false, unchosen: [] };
type Hints = Partial<Parameters<typeof composeMail>[2]>;
const compose = (changes = {}, hints: Hints = {}) =>
  composeMail({ ...ANA, ...changes }, ADDRESSES, { ...HINTS, ...hints });

test('S-API-4 S-API-5: the body has the six parts of the specification, and two others', () => {
  expect(Object.keys(compose()).sort()).toEqual(
    ['subject', 'to', 'sender', 'htmlContent', 'params', 'user']
      .concat(['replyTo', 'textContent'])
      .sort(),
  );
  expect(compose().subject).toBe('Solicitud de evento de Ana María García Núñez');
});

test('S-API-2 R-31 U-18: the values are in the order of the specification, the date in words', () => {
  const words = compose({ phone: '961 234 567' })
    .htmlContent.replace(/<!--.*?-->|<style>.*?<\/style>|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ');
  expect(words).toMatch(
    new RegExp(
      [
        'Ana María García Núñez ana@visitor.example 961 234 567',
        'Fecha domingo 20 de junio de 2027',
        'Invitados 120',
        'Momento del día Tarde',
        'Tipo de evento Boda Civil',
        'Cómo imagina su evento Una cena en el jardín, con música en directo.',
        'Responder a ana@visitor.example',
      ].join(' (?:.* )?'),
    ),
  );
});

test('S-API-2: one placeholder for each value is filled in one pass, fewer or more are refused', () => {
  expect(fillPlaceholders('a{}b{}c', ['{}', '$&'])).toBe('a{}b$&c');
  for (const html of ['{}', '{}{}{}'])
    expect(() => fillPlaceholders(html, ['1', '2'])).toThrow('placeholders {} instead of 2');
});

test('U-18: a description reads in the direction of its script', () => {
  expect(compose().htmlContent).toMatch(/<div dir="auto"[^>]*>Una cena en el jardín,<br>/);
});

test('S-MSG-5 S-MSG-6 R-14 R-31: params and user have every field as it was sent, and reponseEmail', () => {
  const details = { ...ANA, reponseEmail: 'ana@visitor.example' };
  expect(compose()).toMatchObject({ params: details, user: details });
});

test('S-PRD-3: a reply goes to the visitor, and the address is unchanged, even with a brace in it', () => {
  const { replyTo, params } = compose({ email: 'ana{1}@visitor.example' });
  expect(replyTo).toEqual({ email: 'ana{1}@visitor.example', name: 'Ana María García Núñez' });
  expect(params?.reponseEmail).toBe('ana｛1｝@visitor.example');
});

test('S-MSG-4 R-13 U-18: the text part has a line for each value, event first, description last', () => {
  const [fields = '', description] = compose().textContent?.split('\n\n') ?? [];
  const lines = fields.split('\n');
  expect(lines.slice(0, 4)).toEqual([
    'Tipo de evento: Boda Civil',
    'Fecha: domingo 20\u00a0de\u00a0junio de\u00a02027',
    'Número de invitados: 120',
    'Momento del día: Tarde',
  ]);
  expect(lines.slice(4)).toEqual(
    expect.arrayContaining([
      'Nombre: Ana María García Núñez',
      'Email: ana@visitor.example',
      'Teléfono: (+34) 600 123 456',
    ]),
  );
  expect(description).toBe(
    'Cómo imagina su evento:\nUna cena en el jardín,\ncon música en directo.',
  );
});

test.each<[changes: Partial<typeof ANA>, hints: Hints, hint: string]>([
  [
    {},
    { isDateTaken: true },
    'Ese día ya lo tenéis ocupado, y la web se lo ha dicho: espera que le propongáis los más cercanos que quedan libres.',
  ],
  [
    {},
    { spamSignals: ['honeypot', 'links'] },
    'Puede ser spam: se ha rellenado un campo que las personas no ven y hay enlaces en lo escrito. Leed la solicitud y, si es publicidad, borradla. No la marquéis como spam ni os deis de baja: Brevo bloquearía este buzón.',
  ],
  [{ email: 'ana@gmial.com' }, {}, 'El email acaba en «gmial.com»: ¿será gmail.com? Mejor llamad.'],
  [
    {},
    { refusal: 'HTTP 400, invalid_parameter' },
    'Contestad a la dirección o al teléfono de la solicitud, no con «Responder». Brevo ha rechazado el correo completo (HTTP 400, invalid_parameter), y este va sin dirección de respuesta, etiquetas ni datos para programas. Reenviadlo a quien mantiene la web.',
  ],
])(
  'U-8 U-15 U-25 U-39 U-45: with %j and %j both parts begin with a hint',
  (changes, hints, hint) => {
    const { htmlContent, textContent } = compose(changes, hints);
    expect(textContent).toContain(`${hint}\n\nTipo de evento: Boda Civil`);
    expect(htmlContent).toContain(`>${hint}</p>`);
  },
);

test.each([
  ['(+34) 600 123 456', ['tel:+34600123456', 'https://wa.me/34600123456']],
  ['961 234 567 / 600 123 456', ['tel:961234567']],
])('U-18: the first number of %s can be called and written to, and all are shown', (...row) => {
  const [phone, links] = row;
  const { htmlContent, textContent } = compose({ phone });
  const found = htmlContent.matchAll(/<a href="((?:tel:|https:\/\/wa\.me)[^"]*)"/g);
  expect([...found].map(([, link]) => link)).toEqual(links);
  expect(htmlContent).toContain(`>${phone}</a>`);
  expect(textContent).toContain(`Teléfono: ${phone}\n`);
});

test('U-18: both parts name the studio’s web, and end with what it has promised', () => {
  const { htmlContent, textContent } = compose();
  const promise = 'La web le promete: «Nos pondremos en contacto contigo lo antes posible»\\.';
  expect(htmlContent).toMatch(new RegExp(`Web de Alhelí</p>[^]*${promise}\\s*(<[^>]*>\\s*)*$`));
  expect(textContent).toMatch(new RegExp(`${promise}\\s*Web de Alhelí\\s*$`));
});

test('U-39: the minimal mail has no reply address, params, user and tags', () => {
  const minimal = compose({}, { spamSignals: ['links'], refusal: 'HTTP 400' });
  const parts = ['subject', 'to', 'sender', 'htmlContent', 'textContent'];
  expect(Object.keys(minimal)).toEqual(parts);
});

test('U-22: a value that nobody has chosen says so first, and what the form holds in small letters', () => {
  const unchosen = ['date', 'time', 'description'] as const;
  const { htmlContent, textContent, params } = compose({}, { unchosen });
  const defaults = [DATE, 'Tarde', ANA.description.replace('\n', ' ')];
  expect(htmlContent.match(/>Por confirmar<\/span>/g)).toHaveLength(3);
  for (const words of defaults)
    expect(htmlContent.replaceAll('\n', ' ')).toMatch(
      new RegExp(`font-size: 13px;[^>]*>No lo ha elegido: el formulario traía «${words}»</span>`),
    );
  const lines = `Por confirmar. No lo ha elegido: el formulario traía «`;
  expect(textContent).toContain(`Fecha: ${lines}${DATE}»\n`);
  expect(textContent).toContain(`Cómo imagina su evento:\n${lines}Una cena`);
  expect(textContent).toContain('\nNúmero de invitados: 120\n');
  expect(params?.date).toBe('2027-06-20');
});

test('U-22: only fields with a default can be unchosen: the header hides nobody’s name or address', () => {
  const unchosen = ['name', 'surname', 'email', 'phone'];
  expect(compose({}, { unchosen })).toEqual(compose());
});

/** What inboxes preview: the first text of the body. */
function previewOf(changes: Partial<typeof ANA>, unchosen: EventRequestField[] = []) {
  const { htmlContent } = compose(changes, { spamSignals: ['links'], unchosen });
  const [, body = ''] = htmlContent.split('<body');
  return />\s*([^<\s][^<]*)</.exec(body.replace(/<!--.*?-->/gs, ''))?.[1];
}

test.each([
  [120, '120 invitados'],
  [1, '1 invitado'],
  [1.5, '1,5 invitados'],
])('U-18: inboxes preview the event: %d guests', (numberOfGuests, guests) => {
  expect(previewOf({ numberOfGuests })).toBe(`Boda Civil · ${DATE} · ${guests}`);
});

test('U-22: the preview has only what was chosen', () => {
  expect(previewOf({}, ['ceremony', 'date'])).toBe('120 invitados');
  expect(previewOf({}, ['time', 'numberOfGuests'])).toBe(`Boda Civil · ${DATE}`);
});

test('R-4: no text of a visitor adds a tag, or a brace where Brevo’s template engine reads', () => {
  const unit = fc.constantFrom(...'{}%#<>"\'$&/a\n');
  const tagsIn = (html = '') => html.replaceAll('<br>', '').split('<').length;
  const ordinary = tagsIn(compose({ phone: '' }).htmlContent);
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const mail = compose({ name: text, surname: text, phone: text, description: text });
      const { subject, htmlContent = '', textContent, replyTo, params, user } = mail;
      expect(tagsIn(htmlContent)).toBe(ordinary);
      const html = htmlContent.replace(/<style>[^<]*<\/style>/g, '');
      const texts = [subject, html, textContent, replyTo?.name];
      const values = [...Object.values(params ?? {}), ...Object.values(user ?? {})];
      expect([...texts, ...values].join('')).not.toMatch(/[{}]/);
    }),
  );
});
