import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { MESSAGES, PASSWORD_MESSAGE } from './messages.ts';
import * as rule from './rules.ts';

type Rule = v.GenericSchema<unknown, unknown>;

/** The rule's first message, or `undefined` for a value that passes. */
function messageOf(schema: Rule, value: unknown) {
  const { issues } = v.safeParse(schema, value, { abortPipeEarly: true });
  return issues?.[0].message;
}

const outputOf = (schema: Rule, value: unknown) => v.parse(schema, value);

describe('name', () => {
  test.each([
    'Ana',
    ' Ana ',
    'Ñoño',
    'Mª José',
    '李小龙',
    'Jose\u0301',
    'أحمد',
    'प्रिया',
    'شه‌ناز',
    '葛\u{e0100}城市',
  ])('S-VAL-1 R-8: "%s" passes', (value) => expect(messageOf(rule.name, value)).toBeUndefined());
  test.each([
    'An',
    ' Li ',
    'Li\ufe0f',
    '葛\u{e0100}城',
    'Ana-María',
    "O'Neil",
    'J. Luis',
    'Ana2',
    'Ana🌸',
    'Ana×',
  ])('S-VAL-1 R-8 S-CON-3: "%s" fails', (value) =>
    expect(messageOf(rule.name, value)).toBe(
      'El nombre debe contener solo letras y tener al menos 3 caracteres',
    ),
  );
  test('S-CON-3 R-8: letters are counted as characters after NFC, not as UTF-16 units', () => {
    expect(messageOf(rule.name, '𠮷𠮷')).toBe(MESSAGES.name);
    expect(messageOf(rule.name, 'e\u0301a\u0301')).toBe(MESSAGES.name);
  });
});

describe('invisible characters', () => {
  test('R-7 R-8: invisible characters are removed before the rules check the text', () => {
    expect(outputOf(rule.name, '\u200bAna\tLu\u202e\ufeff')).toBe('Ana Lu');
    expect(outputOf(rule.surname, 'Gil\r\nBcc: x')).toBe('Gil Bcc: x');
    expect(outputOf(rule.email, '\u202aana@visitor.example\u202c\u200b')).toBe(
      'ana@visitor.example',
    );
    expect(messageOf(rule.surname, 'Ye\u200b')).toBe(MESSAGES.surname);
  });
  test('S-VAL-5 R-6: a text of invisible characters is an empty field', () => {
    for (const schema of [rule.name, rule.surname, rule.email, rule.phone, rule.line])
      expect(messageOf(schema, '\u200b\u2060 \ufeff')).toBe('El campo no puede estar vacío');
    expect(messageOf(rule.prose(), '\u200d\n')).toBe('El campo no puede estar vacío');
  });
});

describe('surname', () => {
  test.each(['Gil', "O'Neil", 'Gil-Peña 3'])('S-VAL-2: "%s" passes', (value) =>
    expect(messageOf(rule.surname, value)).toBeUndefined(),
  );
  test.each(['Ye', ' Ye '])('S-VAL-2 S-CON-3: "%s" fails', (value) =>
    expect(messageOf(rule.surname, value)).toBe('El apellido debe tener al menos 3 caracteres'),
  );
});

describe('email', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - '@b.example'.length)}@b.example`;
  test.each([
    'ana@visitor.example',
    "o'neil+boda@mail.visitor.example",
    ' ana@b.example ',
    ofLength(254),
  ])('S-VAL-3 R-10: "%s" passes', (value) => expect(messageOf(rule.email, value)).toBeUndefined());
  test.each([
    'Ana <ana@visitor.example>, Leo <leo@visitor.example>',
    'ana',
    'ana@',
    '@visitor.example',
    'ana@localhost',
    'ana@visitor..example',
    'ana@-visitor.example',
    'ana lopez@visitor.example',
    'ana@visitor.example, otra@visitor.example',
    'ana@visitor.example <otra@visitor.example> ana',
    'ana@ñ',
    // Never another mailbox, such as ma.jose@.
    'mª.jose@visitor.example',
    'ﬁna@visitor.example',
    'ａna@visitor.example',
    ofLength(255),
  ])('S-VAL-3 R-10: "%s" fails', (value) =>
    expect(messageOf(rule.email, value)).toBe('El campo debe ser un email válido'),
  );
  test.each([
    ['ana@Peñíscola.example', 'ana@xn--pescola-8ya9a.example'],
    ['ana@花。example', 'ana@xn--jh1a.example'],
    ['ana@col·legi.example', 'ana@xn--collegi-xma.example'],
    ['mailto:ana@visitor.example', 'ana@visitor.example'],
    ['mailto: ana@visitor.example', 'ana@visitor.example'],
    ['ana@visitor.example...', 'ana@visitor.example'],
    ['(ana@visitor.example)', 'ana@visitor.example'],
    ["'ana@visitor.example'", 'ana@visitor.example'],
    ['"Ana" <ana@visitor.example>;', 'ana@visitor.example'],
    ['Ana Gil <ana@visitor.example>', 'ana@visitor.example'],
    ['ana＠visitor．example.', 'ana@visitor.example'],
    ['Ana ＜ana@ｖｉｓｉｔｏｒ.example＞', 'ana@visitor.example'],
  ])('U-43 R-10: "%s" is sent as "%s"', (value, expected) =>
    expect(outputOf(rule.email, value)).toBe(expected),
  );
});

describe('phone', () => {
  test.each([
    '600123456',
    '+34 600 123 456',
    '(+34) 600 123 456',
    '600 (123) 456',
    '600-12-34-56',
    '600.12.34.56',
    '96/123/45/67',
  ])('S-VAL-4 R-9: "%s" passes', (value) => expect(messageOf(rule.phone, value)).toBeUndefined());
  test.each(['---------', '600123456 ext 2', '12345678', '600+123456', 'llámame por la tarde'])(
    'S-VAL-4 R-9 S-CON-3: "%s" fails',
    (value) =>
      expect(messageOf(rule.phone, value)).toBe(
        'El número de teléfono debe contener solo números y tener al menos 9 caracteres (opcionalmente con prefijo internacional)',
      ),
  );
  test('R-9 U-43: a pasted phone number is sent with plain digits, spaces and signs', () => {
    expect(outputOf(rule.phone, 'tel:600·12\ufe0f·34·56')).toBe('600.12.34.56');
    expect(outputOf(rule.phone, '٦٠٠ ۱۲۳ ۴۵۶')).toBe('600 123 456');
    expect(outputOf(rule.phone, '\u202a＋34\u00a0600\u2013123\u2212456\u202c')).toBe(
      '+34 600-123-456',
    );
  });
});

describe('date', () => {
  test.each(['2027-06-20', '2028-02-29', '1999-12-31'])('R-31: %s is a day', (value) =>
    expect(messageOf(rule.date, value)).toBeUndefined(),
  );
  test.each(['2027-02-29', '2027-13-01', '20/06/2027', '2027-6-2'])(
    'S-VAL-5: %s is no day',
    (value) => expect(messageOf(rule.date, value)).toBe('La fecha no existe o está incompleta'),
  );
  test('S-VAL-5: a missing day is an empty field', () =>
    expect(messageOf(rule.date, ' ')).toBe('El campo no puede estar vacío'));
});

describe('guests', () => {
  test.each([1, 0.5, 500_001])('S-VAL-6 R-11 R-12: %d passes', (value) =>
    expect(messageOf(rule.positive, value)).toBeUndefined(),
  );
  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 'unas cien'])(
    'S-VAL-6 S-CON-2 R-6: %s fails',
    (value) => expect(messageOf(rule.positive, value)).toBe('El valor debe ser mayor de 0'),
  );
  test.each([undefined, null, ''])('R-6: %s is an empty field', (value) =>
    expect(messageOf(rule.positive, value)).toBe('El campo no puede estar vacío'),
  );
});

test('U-19: a text above the max length is refused before it is cleaned', () => {
  const clean = vi.fn((text: string) => text.trim());
  const short = rule.withMaxLength(5, v.pipe(v.string(), v.transform(clean)));
  expect(outputOf(short, ' 123 ')).toBe('123');
  clean.mockClear();
  expect(messageOf(short, '1234  ')).toBe('Escribe como máximo 5 caracteres');
  expect(clean).not.toHaveBeenCalled();
  expect(messageOf(rule.withMaxLength(5, rule.name), 5)).toBe(MESSAGES.name);
});

describe('the two rules that no form uses', () => {
  test('S-VAL-11 R-12: below 500 000', () => {
    expect(messageOf(rule.below500k, 499_999)).toBeUndefined();
    expect(messageOf(rule.below500k, 500_000)).toBe('El valor debe ser menor de 500k');
  });
  test('S-VAL-12 R-12: a password of six characters', () => {
    expect(messageOf(rule.password, 'secret')).toBeUndefined();
    expect(messageOf(rule.password, 'secre')).toBe(PASSWORD_MESSAGE);
  });
});
