import { expect, test } from 'vitest';
import { phoneLinks } from './phone-links.ts';

test.each<[text: string, callUrl: string, whatsAppUrl?: string]>([
  ['(+34) 600 123 456', 'tel:+34600123456', 'https://wa.me/34600123456'],
  ['600 123 456', 'tel:600123456', 'https://wa.me/34600123456'],
  ['961 234 567', 'tel:961234567'],
  ['+34 961 234 567', 'tel:+34961234567'],
  ['0044 7700 900123', 'tel:+447700900123', 'https://wa.me/447700900123'],
  ['+0034 600 123 456', 'tel:+34600123456', 'https://wa.me/34600123456'],
  ['34 600 123 456', 'tel:+34600123456', 'https://wa.me/34600123456'],
  ['+34 34600123456', 'tel:+34600123456', 'https://wa.me/34600123456'],
  ['0034 34 961 234 567', 'tel:+34961234567'],
  ['+34 (0) 600 123 456', 'tel:+34600123456', 'https://wa.me/34600123456'],
  ['(0)20 7946 0018', 'tel:02079460018'],
  ['0612 34 56 78', 'tel:0612345678'],
  ['+600 123 456', 'tel:+600123456', 'https://wa.me/600123456'],
  ['96/123/45/67', 'tel:961234567'],
  ['600 123 456 / 7', 'tel:600123456', 'https://wa.me/34600123456'],
  ['+34 6001 234567 890123', 'tel:+346001234567890123'],
  ['12345-678', 'tel:12345678'],
])('U-18: "%s" is called by %s and written to by %s', (text, callUrl, whatsAppUrl) => {
  expect(phoneLinks(text)).toEqual({ callUrl, ...(whatsAppUrl && { whatsAppUrl }) });
});

test.each([
  '961 234 567 / 600 123 456',
  '961 234 567 - 600-123-456',
  '961234567-600123456',
  '961234567 (600123456)',
  '961234567 34600123456',
  '961234567 0034600123456 600123456',
])('U-18: of several numbers the first has the links: "%s"', (text) => {
  expect(phoneLinks(text)).toEqual({ callUrl: 'tel:961234567' });
});
