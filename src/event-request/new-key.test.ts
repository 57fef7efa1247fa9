import { expect, test, vi } from 'vitest';
import { newKey } from './new-key.ts';

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('a form has a key, another one each time, also where the browser makes no UUID', () => {
  expect(newKey()).toMatch(UUID_V4);
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  const keys = Array.from({ length: 50 }, newKey);
  vi.unstubAllGlobals();
  for (const key of keys) expect(key).toMatch(UUID_V4);
  expect(new Set(keys).size).toBe(50);
});
