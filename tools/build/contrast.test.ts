import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readColours, TOKENS } from '../../src/styles/colours.ts';
import { contrastErrors } from './contrast.ts';

const tokens = readFileSync(TOKENS, 'utf8');
/** The errors if one of the site's colours has this value. */
const errorsWith = (name: string, value: string) =>
  contrastErrors(readColours(tokens.replace(new RegExp(`(${name}:) [^;]+;`), `$1 ${value};`)));

test('U-11: every pair of the site’s colours has enough contrast', () => {
  expect(contrastErrors()).toEqual([]);
});

// Expected values by WebAIM's contrast checker: on white, #767676 has 4.54, #777777 4.48, #949494 3.03, #959595 2.99.
test('U-11 U-16: text needs a contrast of 4.5:1; the message has both colours and their contrast', () => {
  expect(errorsWith('--on-accent', '#ffffff')).toEqual([]);
  expect(errorsWith('--accent', '#777777')).toContain(
    '--on-accent (#ffffff) on --accent (#777777): 4.47:1, and 4.5:1 is needed',
  );
  expect(errorsWith('--accent', '#767676').join()).not.toContain('--on-accent');
});

test('U-11 U-16: a control needs a contrast of 3:1', () => {
  expect(errorsWith('--accent', '#959595')).toContain(
    '--accent (#959595) on --header (#ffffff): 2.99:1, and 3:1 is needed',
  );
  expect(errorsWith('--accent', '#949494').join()).not.toContain('on --header');
});

test('U-11: the dark colours of the mail are checked too', () => {
  expect(errorsWith('--mail-dark-panel', '#888888').join()).toContain('--mail-dark-ink-soft');
});

test('U-16: the message names each colour that is missing or malformed, and those derived from it', () => {
  expect(errorsWith('--accent', 'blue')).toEqual([
    '--accent has to be a colour, written as in #9c5a3c',
    '--accent-deep has to be a colour, written as in #9c5a3c',
    '--mail-dark-accent has to be a colour, written as in #9c5a3c',
  ]);
  expect(contrastErrors(new Map())).toContain('--ink has to be a colour, written as in #9c5a3c');
});
