import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import { cleanPath, hostRules, missingFileRule, readHostRules } from './host-rules.ts';
import { PROJECT_ROOT } from './project-root.ts';

const RULES = readHostRules();

test.each([
  ['/error.html', '/error'],
  ['/error/', '/error'],
  ['/error.html/', '/error'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/legal/index.html', '/legal'],
  ['/legal/', '/legal'],
  ['//elsewhere.example/', '/elsewhere.example'],
])('R-20 %s redirects to %s', (path, location) => {
  expect(cleanPath(path)).toBe(location);
});

test.each(['/', '/error', '/legal/privacidad', '/static/js/a.js', '/indexes'])(
  'R-20 %s does not redirect',
  (path) => {
    expect(cleanPath(path)).toBeUndefined();
  },
);

test.each(['/', '/nada', '/error', '/a/b', '/a.b/c', '/statics', '/apis'])(
  'S-RT-6 a missing %s gets the page for unknown paths',
  (path) => {
    expect(missingFileRule(RULES, path)).toBeUndefined();
  },
);

test.each([
  '/static',
  '/static/',
  '/static/js/a',
  '/STATIC/js/a',
  '/api',
  '/api/x',
  '/_vercel/x',
  '/a.js',
  '/b/c.png',
])('S-RT-6 a missing %s gets a short text, not a page', (path) => {
  expect(missingFileRule(RULES, path)).toMatchObject({ file: '/missing.txt', status: 404 });
});

test.each([
  { source: '/(.*)', headers: { a: 'b' } },
  { src: '/(.*)', dest: '/missing.txt', status: 404 },
  { src: '/(.*)', headers: { a: 'b' }, continue: true, methods: ['GET'] },
])('the route %j is refused', (route) => {
  expect(() => hostRules([route])).toThrow('does not know the route');
});

test('S-API-7 U-21: `vercel.json` has one function with a limit of 15 s, and calls it daily', () => {
  const { functions, crons } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'vercel.json'), 'utf8'));
  const code = readdirSync(join(PROJECT_ROOT, 'api')).filter((name) =>
    /\.[cm]?[jt]sx?$/.test(name),
  );
  expect(code).toEqual(['event-request.ts']);
  expect(functions).toEqual({ 'api/event-request.ts': { maxDuration: 15 } });
  expect(crons).toEqual([
    { path: EVENT_REQUEST_PATH, schedule: expect.stringMatching(/^\d+ \d+ \* \* \*$/) },
  ]);
});
