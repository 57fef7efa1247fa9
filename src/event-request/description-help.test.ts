import { expect, test } from 'vitest';
import { descriptionHelp } from './description-help.ts';

test('U-4: whoever has filled the description to the brim is told, nobody else', () => {
  expect(descriptionHelp('a'.repeat(4999), 5000)).toBeUndefined();
  expect(descriptionHelp('a'.repeat(5000), 5000)?.text).toContain('ya no cabe más');
});
