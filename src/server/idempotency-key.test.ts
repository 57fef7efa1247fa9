import { describe, expect, test } from 'vitest';
import { ANA, KEY } from '../../tests/api/sample-request.ts';
import { deriveIdempotencyKey } from './idempotency-key.ts';

describe('deriveIdempotencyKey', () => {
  test('S-PRD-3: the same form and content give the same UUID', () => {
    const key = deriveIdempotencyKey(KEY, ANA);
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(deriveIdempotencyKey(KEY, { ...ANA })).toBe(key);
    expect(deriveIdempotencyKey(KEY.toUpperCase(), ANA)).toBe(key);
  });

  test('S-PRD-3: an edited request and another form each give another key', () => {
    const key = deriveIdempotencyKey(KEY, ANA);
    expect(deriveIdempotencyKey(KEY, { ...ANA, numberOfGuests: 121 })).not.toBe(key);
    expect(deriveIdempotencyKey(KEY.replace('0', '1'), ANA)).not.toBe(key);
  });

  test.each([null, '', 'abc', `${KEY}0`, `${KEY}, ${KEY}`, KEY.replaceAll('-', '')])(
    'S-PRD-3: the header %j gives no key',
    (header) => {
      expect(deriveIdempotencyKey(header, ANA)).toBeUndefined();
    },
  );
});
