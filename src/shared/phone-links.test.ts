import { expect, test } from 'vitest';
import { phoneNumbersIn } from './phone-links.ts';

test.each<[text: string, ...numbers: [callUrl: string, whatsAppUrl?: string][]]>([
  ['(+34) 600 123 456', ['tel:+34600123456', 'https://wa.me/34600123456']],
  ['600 123 456', ['tel:600123456', 'https://wa.me/34600123456']],
  ['961 234 567', ['tel:961234567']],
  ['0044 7700 900123', ['tel:+447700900123', 'https://wa.me/447700900123']],
  ['+0034 600 123 456', ['tel:+34600123456', 'https://wa.me/34600123456']],
  ['34 600 123 456', ['tel:+34600123456', 'https://wa.me/34600123456']],
  ['+34 (0) 600 123 456', ['tel:+34600123456', 'https://wa.me/34600123456']],
  ['(0)20 7946 0018', ['tel:02079460018']],
  ['0612 34 56 78', ['tel:0612345678']],
  ['96/123/45/67', ['tel:961234567']],
  ['600 123 456 / 7', ['tel:600123456', 'https://wa.me/34600123456']],
  ['+34 6001 234567 890123', ['tel:+346001234567890123']],
  ['12345-678', ['tel:12345678']],
  ['961 234 567 / 600 123 456', ['tel:961234567'], ['tel:600123456', 'https://wa.me/34600123456']],
  [
    '0034 961 234 567 0034 600 123 456',
    ['tel:+34961234567', 'https://wa.me/34961234567'],
    ['tel:+34600123456', 'https://wa.me/34600123456'],
  ],
  ['961234567 34600123456', ['tel:961234567'], ['tel:+34600123456', 'https://wa.me/34600123456']],
  ['961234567 (961765432)', ['tel:961234567'], ['tel:961765432']],
  ['961234567 600123456', ['tel:961234567'], ['tel:600123456', 'https://wa.me/34600123456']],
  ['961234567-600123456', ['tel:961234567'], ['tel:600123456', 'https://wa.me/34600123456']],
  [
    '+34 600 123 456 961 234 567',
    ['tel:+34600123456', 'https://wa.me/34600123456'],
    ['tel:961234567'],
  ],
  [
    '+44 7700 900123 +44 7700 900456',
    ['tel:+447700900123', 'https://wa.me/447700900123'],
    ['tel:+447700900456', 'https://wa.me/447700900456'],
  ],
  [
    '+34 600 123 456 - 961-234-567',
    ['tel:+34600123456', 'https://wa.me/34600123456'],
    ['tel:961234567'],
  ],
])('U-18: each number in "%s" has its own links', (text, ...expected) => {
  const numbers = phoneNumbersIn(text);
  expect(numbers.map(({ callUrl, whatsAppUrl }) => [callUrl, whatsAppUrl])).toEqual(
    expected.map(([callUrl, whatsAppUrl]) => [callUrl, whatsAppUrl]),
  );
});

test('U-18: the texts of one number are all that was written, those of several are its parts', () => {
  const textsIn = (text: string) => phoneNumbersIn(text).map((number) => number.text);
  expect(textsIn('(+34) 600 123 456 / 7')).toEqual(['(+34) 600 123 456 / 7']);
  expect(textsIn('600 123 456 / 961 234 567')).toEqual(['600 123 456', '961 234 567']);
  expect(textsIn('600-123-456-(961 234 567)')).toEqual(['600-123-456', '961 234 567']);
});
