import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readColours, TOKENS } from '../../src/styles/colours.ts';
import { contrastOf, faintPairs } from './contrast.ts';

const tokens = readFileSync(TOKENS, 'utf8');
/** What is found if one of the site's colours has this value. */
const faintWith = (name: string, value: string) =>
  faintPairs(readColours(tokens.replace(new RegExp(`(${name}:) [^;]+;`), `$1 ${value};`)));

test('U-11: every pair of the site’s own colours can be read', () => {
  expect(faintPairs()).toEqual([]);
});

test('U-11: black on white is 21:1', () => {
  expect(contrastOf(0, 1)).toBe(21);
});

// WebAIM's checker: #767676 on white is 4.54, #777777 is 4.48, #949494 is 3.03, #959595 is 2.99.
test('U-11 U-16: words on a colour need 4.5:1; the pair is named with its values and its contrast', () => {
  expect(faintWith('--on-accent', '#ffffff')).toEqual([]);
  expect(faintWith('--accent', '#777777')).toContain(
    '--on-accent (#ffffff) on --accent (#777777): 4.47:1, and 4.5:1 is needed',
  );
  expect(faintWith('--accent', '#767676').join()).not.toContain('--on-accent');
});

test('U-11 U-16: what is no text needs 3:1', () => {
  expect(faintWith('--accent', '#959595')).toContain(
    '--accent (#959595) on --header (#ffffff): 2.99:1, and 3:1 is needed',
  );
  expect(faintWith('--accent', '#949494').join()).not.toContain('on --header');
});

test('U-11: the mail and its dark side are judged as well', () => {
  expect(faintWith('--mail-dark-panel', '#888888').join()).toContain('--mail-dark-ink-soft');
});

test('U-16: a value that is no colour is named, and so is a colour that is gone', () => {
  expect(faintWith('--accent', 'blue')).toEqual([
    '--accent has to be a colour, written as #9c5a3c is',
    '--accent-deep has to be a colour, written as #9c5a3c is',
    '--mail-dark-accent has to be a colour, written as #9c5a3c is',
  ]);
  expect(faintPairs(new Map())).toContain('--ink has to be a colour, written as #9c5a3c is');
});
