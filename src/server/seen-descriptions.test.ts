import { expect, test } from 'vitest';
import { createSeenDescriptions } from './seen-descriptions.ts';

const HOUR_MS = 60 * 60_000;
const TEXT = 'Ganamos el primer puesto de los buscadores para ti.';

function setUp(maxKept?: number) {
  const clock = { ms: 0 };
  const seen = createSeenDescriptions({ now: () => clock.ms, ...(maxKept && { maxKept }) });
  const isRepeated = (email: string, description = TEXT) => seen.isRepeated({ email, description });
  return { clock, isRepeated };
}

test('U-15: a description is repeated if it arrives with another email, not with the same email', () => {
  const { isRepeated } = setUp();
  expect(isRepeated('a@visitor.example')).toBe(false);
  expect(isRepeated('A@visitor.example')).toBe(false);
  expect(isRepeated('b@visitor.example')).toBe(true);
  expect(isRepeated('b@visitor.example', `Otro texto: ${TEXT}`)).toBe(false);
});

test('U-15: a description belongs to its first email, even if it arrives often with another email', () => {
  const { isRepeated } = setUp();
  const addresses = ['a', 'b', 'b', 'a'].map((name) => `${name}@visitor.example`);
  expect(addresses.map((address) => isRepeated(address))).toEqual([false, true, true, false]);
});

test('U-15: case, spaces and punctuation make no difference', () => {
  const { isRepeated } = setUp();
  isRepeated('a@visitor.example');
  expect(isRepeated('b@visitor.example', `¡${TEXT.toUpperCase().replaceAll(' ', ' - ')}!`)).toBe(
    true,
  );
});

test('U-15: descriptions under 40 characters are not compared', () => {
  const { isRepeated } = setUp();
  const ofLength = (length: number) => 'a'.repeat(length);
  isRepeated('a@visitor.example', ofLength(39));
  isRepeated('a@visitor.example', ofLength(40));
  expect(isRepeated('b@visitor.example', ofLength(39))).toBe(false);
  expect(isRepeated('b@visitor.example', ofLength(40))).toBe(true);
});

test('U-15 U-19: only the first 2,000 characters are compared', () => {
  const { isRepeated } = setUp();
  const long = 'ab '.repeat(700);
  isRepeated('a@visitor.example', `${long}uno`);
  expect(isRepeated('b@visitor.example', `${long}dos`)).toBe(true);
  expect(isRepeated('b@visitor.example', `dos ${long}`)).toBe(false);
});

test('U-15: a description is forgotten after an hour', () => {
  const { clock, isRepeated } = setUp();
  isRepeated('a@visitor.example');
  clock.ms = HOUR_MS - 1;
  expect(isRepeated('b@visitor.example')).toBe(true);
  clock.ms += HOUR_MS;
  expect(isRepeated('c@visitor.example')).toBe(false);
});

test('U-15: the oldest description is forgotten when there are too many', () => {
  const { isRepeated } = setUp(2);
  for (const first of ['Uno', 'Dos', 'Tres']) isRepeated('a@visitor.example', `${first} ${TEXT}`);
  expect(isRepeated('b@visitor.example', `Dos ${TEXT}`)).toBe(true);
  expect(isRepeated('b@visitor.example', `Tres ${TEXT}`)).toBe(true);
  expect(isRepeated('b@visitor.example', `Uno ${TEXT}`)).toBe(false);
});
