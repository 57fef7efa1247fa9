import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test.each([
  ['a\r\nBcc b\u0000\u0085\u2028c\u202ed\t', 'aBcc bcd'],
  ['Gil, "Ana" {M.ª} <a@b:c;[d]\\>\r\n', 'Gil Ana Mª abcd'],
  ['ñ'.repeat(71), 'ñ'.repeat(70)],
  // Not half a character.
  [`${'a'.repeat(69)}𠮷`, 'a'.repeat(69)],
])('S-MSG-1 S-MSG-3: beside an address, the name %j reads %j', (name, shown) => {
  expect(displayName(name)).toBe(shown);
});
