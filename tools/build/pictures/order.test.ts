import { expect, test } from 'vitest';
import { findOrder, parsePictureOrder, widthsFor } from './order.ts';

test('without options, the picture is whole and its focus is the middle', () => {
  expect(parsePictureOrder('bodas')).toEqual({
    name: 'bodas',
    focus: { x: 0.5, y: 0.5 },
    ratio: undefined,
    width: 1600,
    quality: 50,
  });
});

test('the options are read from the query', () => {
  expect(parsePictureOrder('bodas?focus=48,52&ratio=3:4&width=900&quality=39')).toEqual({
    name: 'bodas',
    focus: { x: 0.48, y: 0.52 },
    ratio: 0.75,
    width: 900,
    quality: 39,
  });
});

test.each([
  'focus=48',
  'focus=48,',
  'focus=48:52',
  'focus=48,101',
  'focus=left,top',
  'focus=1,2,3',
  'ratio=3',
  'ratio=3,4',
  'ratio=0:4',
  'width=0',
  'width=90.5',
  'width=900,2',
  'quality=101',
  'quality=',
  'fokus=48,52',
])('“%s” is refused, and the message quotes it', (query) => {
  expect(() => parsePictureOrder(`bodas?${query}`)).toThrow(query);
});

test.each([
  ['focus=48,', 'focus has to be two numbers from 0 to 100, as in focus=48,52'],
  ['ratio=3', 'ratio has to be width and height, as in ratio=3:4'],
  ['width=0', 'width has to be a whole number of pixels, as in width=1600'],
  ['quality=101', 'quality has to be a whole number from 1 to 100, as in quality=50'],
  ['fokus=48,52', 'fokus is not an option; the options are focus, ratio, width, quality'],
])('U-16: the message for “%s” says what is allowed', (query, message) => {
  expect(() => parsePictureOrder(`bodas?${query}`)).toThrow(message);
});

test('U-12: a social picture has the order of the picture that is imported under its name', () => {
  const code = `import garden from 'picture:jardin?focus=1,2';\nimport hero from 'picture:mesa?focus=66,54&width=1920';`;
  expect(findOrder('hero', 'pictures.ts', code)).toBe('mesa?focus=66,54&width=1920');
  expect(() => findOrder('her', 'pictures.ts', code)).toThrow(
    'social-picture:her: pictures.ts imports no picture as her',
  );
});

test('the widths are the standard ones below the largest, and the largest', () => {
  expect(widthsFor(1920)).toEqual([750, 1080, 1600, 1920]);
  expect(widthsFor(1600)).toEqual([750, 1080, 1600]);
  expect(widthsFor(600)).toEqual([600]);
});
