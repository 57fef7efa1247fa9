import { expect, test } from 'vitest';
import { numberedName } from './numbered-name.ts';

test.each([
  [[], 'image.png'],
  [['menu.pdf'], 'image.png'],
  [['image.png'], 'image.png (2)'],
  [['image.png', 'image.png (2)'], 'image.png (3)'],
  [['image.png', 'image.png (3)'], 'image.png (2)'],
  [['image.png (2)'], 'image.png'],
])('beside %j, image.png is shown as %s', (names, numbered) => {
  const others = names.map((name) => ({ name }));
  expect(numberedName('image.png', others)).toBe(numbered);
});
