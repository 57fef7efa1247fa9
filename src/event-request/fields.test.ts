import { expect, test } from 'vitest';
import { eventRequestFields } from './fields.ts';

test('U-4: the description has a help text only at its max length', () => {
  const { help, maxLength = 0 } = eventRequestFields('2027-06-20').description;
  expect(help?.('a'.repeat(maxLength - 1), true)).toBeUndefined();
  expect(help?.('a'.repeat(maxLength), true)?.text).toContain('ya no cabe más');
});
