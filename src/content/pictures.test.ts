import { expect, test } from 'vitest';
import { PICTURES } from './pictures.ts';
import { SOCIAL_PICTURE } from './social-picture.ts';

test('U-12: the picture for links to the site has the size that social networks require', () => {
  expect(SOCIAL_PICTURE).toMatchObject({ width: 1200, height: 630 });
  expect(SOCIAL_PICTURE.src).toMatch(/^\/static\/media\/[\w-]{8}\.jpg$/);
  expect(SOCIAL_PICTURE.alt).not.toBe('');
});

test('U-11: only the landscape crop of a picture has an alternative text, because `<img>` uses that one', () => {
  expect(PICTURES.heroLandscape.alt).not.toBe('');
  expect(PICTURES.heroPortrait).not.toHaveProperty('alt');
});

test('every picture has its sizes, formats and alternative text', () => {
  for (const picture of Object.values(PICTURES)) {
    // A picture that is shown small, such as a portrait, has one size.
    const sizes = picture.width > 750 ? '750w, ' : `${picture.width}w$`;
    expect(picture.avif).toMatch(new RegExp(`^/static/media/[\\w-]{8}\\.avif ${sizes}`));
    expect(picture.webp).toMatch(new RegExp(`^/static/media/[\\w-]{8}\\.webp ${sizes}`));
  }
});
