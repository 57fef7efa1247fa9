import { describe, expect, test } from 'vitest';
import { ANA } from '../../tests/api/sample-request.ts';
import { deriveIdempotencyKey } from './idempotency-key.ts';

const HEADER = '0b6c7a52-3f1f-4d59-9a67-6f0d6d1c2b3a';

describe('deriveIdempotencyKey', () => {
  test('S-PRD-3: the same form and content give the same UUID', () => {
    const key = deriveIdempotencyKey(HEADER, ANA);
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(deriveIdempotencyKey(HEADER, { ...ANA })).toBe(key);
    expect(deriveIdempotencyKey(HEADER.toUpperCase(), ANA)).toBe(key);
  });

  test('S-PRD-3: an edited request and another form each give another key', () => {
    const key = deriveIdempotencyKey(HEADER, ANA);
    expect(deriveIdempotencyKey(HEADER, { ...ANA, numberOfGuests: 121 })).not.toBe(key);
    expect(deriveIdempotencyKey(HEADER.replace('0', '1'), ANA)).not.toBe(key);
  });

  test.each([null, '', 'abc', `${HEADER}0`, `${HEADER}, ${HEADER}`, HEADER.replaceAll('-', '')])(
    'S-PRD-3: the header %j gives no key',
    (header) => {
      expect(deriveIdempotencyKey(header, ANA)).toBeUndefined();
    },
  );
});
