import { expect, test } from 'vitest';
import { packageOf, sizeOf } from './function-size.ts';

test('a file belongs to the innermost package around it', () => {
  expect(packageOf('/tmp/f/src/server/log.js')).toBe('own');
  expect(packageOf('/p/node_modules/valibot/dist/index.mjs')).toBe('valibot');
  expect(packageOf('/p/node_modules/@scope/name/index.js')).toBe('@scope/name');
  expect(packageOf('/p/node_modules/a/node_modules/b/index.js')).toBe('b');
});

test('bytes are summed in total and by package', () => {
  const files = [
    { package: 'own', bytes: 10 },
    { package: 'valibot', bytes: 100 },
    { package: 'own', bytes: 5 },
  ];
  expect(sizeOf(files)).toEqual({ files: 3, bytes: 115, packages: { own: 15, valibot: 100 } });
});
