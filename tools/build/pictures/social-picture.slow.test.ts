import { stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { SocialPictureFile } from '../../../src/content/picture.ts';
import { buildPage, drop, pathOf, withProjects } from '../../../tests/support/picture-project.ts';

withProjects();

test('the social picture is a JPEG of 1200 × 630', async () => {
  await drop('garden.png', 1600, 1000);
  const { picture, media, sizeOf } = await buildPage<SocialPictureFile>('social-picture:garden');
  expect(picture).toMatchObject({ width: 1200, height: 630 });
  expect(media).toEqual([picture.src.slice(1)]);
  expect(await sizeOf(picture.src)).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('U-12: the social picture has the logo in ivory, also from an SVG with a DOCTYPE, millimetres and another colour', async () => {
  await drop('garden.png', 1600, 1000);
  const ellipse = '<ellipse cx="20" cy="10" rx="18" ry="9" fill="#123456"/>';
  await writeFile(
    pathOf('src/content/logo.svg'),
    `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="20mm" viewBox="0 0 40 20">${ellipse}</svg>`,
  );
  const { picture, files } = await buildPage<SocialPictureFile>('social-picture:garden');
  const pixelAt = async (left: number, top: number) => {
    const part = { left, top, width: 1, height: 1 };
    const jpeg = sharp(files.get(picture.src.slice(1)) as Uint8Array);
    return [...(await jpeg.extract(part).raw().toBuffer())].map((part) => Math.round(part / 32));
  };
  expect(await pixelAt(84 + 138, 76 + 69)).toEqual([8, 8, 7]);
  expect(await pixelAt(84 + 2, 76 + 2)).toEqual([6, 2, 1]);
});

test('U-16: the error for a logo that cannot be read names the logo, not the picture', async () => {
  await drop('garden.png', 1600, 1000);
  await writeFile(pathOf('src/content/logo.svg'), 'words');
  await expect(buildPage('social-picture:garden')).rejects.toThrow(
    /logo\.svg cannot be read as a picture/,
  );
});

test('a picture that only the server build imports is written into the site', async () => {
  await drop('garden.png', 1600, 1000);
  const { picture, media } = await buildPage<SocialPictureFile>('social-picture:garden', true);
  expect(media).toEqual([]);
  expect((await stat(pathOf('dist', picture.src))).size).toBeGreaterThan(0);
});
