import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cleanPath, readHeaderRules, sourcePattern } from './host-rules.ts';
import { mayBePage } from './site.ts';

test.each([
  ['/error.html', '/error'],
  ['/error/', '/error'],
  ['/error.html/', '/error'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/legal/index.html', '/legal'],
  ['/legal/', '/legal'],
  ['//elsewhere.example/', '/elsewhere.example'],
])('R-20 %s moves to %s', (path, location) => {
  expect(cleanPath(path)).toBe(location);
});

test.each(['/', '/error', '/legal/privacidad', '/static/js/a.js', '/indexes'])(
  'R-20 %s stays where it is',
  (path) => {
    expect(cleanPath(path)).toBeUndefined();
  },
);

test.each(['/', '/nada', '/error', '/a/b'])('S-RT-6 %s may be a page', (path) => {
  expect(mayBePage(path)).toBe(true);
});

test.each(['/static', '/static/js/a', '/api', '/api/x', '/_vercel/x', '/a.js', '/b/c.png'])(
  'S-RT-6 %s is no page, so it never gets HTML',
  (path) => {
    expect(mayBePage(path)).toBe(false);
  },
);

test('a pattern matches the whole path', () => {
  expect(sourcePattern('/static/(.*)').test('/static/js/a.js')).toBe(true);
  expect(sourcePattern('/static/(.*)').test('/x/static/js/a.js')).toBe(false);
  expect(sourcePattern('/robots.txt').test('/robotsxtxt')).toBe(false);
});

test.each(['/:path*', '/a?', 'static/(.*)'])('the pattern %s is refused, not misread', (source) => {
  expect(() => sourcePattern(source)).toThrow(source);
});

test('every pattern of vercel.json is one that this server knows', () => {
  const vercelJson = fileURLToPath(new URL('../../vercel.json', import.meta.url));
  for (const { source } of readHeaderRules(vercelJson))
    expect(sourcePattern(source)).toBeInstanceOf(RegExp);
});
