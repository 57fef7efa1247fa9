import { rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildPage, drop, pathOf, withProjects } from '../../../tests/support/picture-project.ts';

withProjects();

test.each([
  ['is missing', async () => {}, /no picture called garden in src\/content\/pictures/],
  [
    'exists in two formats',
    async () => {
      await drop('garden.png');
      await drop('garden.webp');
    },
    /several pictures called garden .*garden\.png, garden\.webp/,
  ],
  [
    'is not a picture',
    () => writeFile(pathOf('src/content/pictures/garden.jpg'), 'words'),
    /pictures\/garden\.jpg cannot be read as a picture/,
  ],
  [
    'is empty',
    () => writeFile(pathOf('src/content/pictures/garden.jpg'), ''),
    /pictures\/garden\.jpg cannot be read as a picture/,
  ],
  [
    'is too small',
    () => drop('garden.jpg', 240, 160),
    /pictures\/garden\.jpg is too small: it has to be 300 pixels wide, and it has 240/,
  ],
] as const)('the build fails and names the file if the file %s', async (_, prepare, message) => {
  await prepare();
  await expect(buildPage('picture:garden?width=300')).rejects.toThrow(message);
});

test('the build fails and names the file if the file is truncated', async () => {
  await drop('garden.png');
  const bytes = await sharp(pathOf('src/content/pictures/garden.png')).jpeg().toBuffer();
  await rm(pathOf('src/content/pictures/garden.png'));
  await writeFile(pathOf('src/content/pictures/garden.jpg'), bytes.subarray(0, bytes.length / 2));
  await expect(buildPage('picture:garden?width=300')).rejects.toThrow(
    /pictures\/garden\.jpg cannot be read as a picture/,
  );
});
