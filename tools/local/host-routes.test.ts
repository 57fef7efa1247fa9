import { expect, test } from 'vitest';
import { cleanPath } from './host-routes.ts';

test.each([
  ['/error.html', '/error'],
  ['/error/', '/error'],
  ['/index.html', '/'],
  ['/legal/index.html', '/legal'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/', '/'],
  ['/legal/privacidad', '/legal/privacidad'],
  ['/static/js/a.js', '/static/js/a.js'],
  ['/indexes', '/indexes'],
])('R-20: the clean URL of %s is %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});
