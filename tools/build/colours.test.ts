import { expect, test } from 'vitest';
import { paint, readColours } from './colours.ts';

test('U-16: a colour may name another one, or darken it as browsers do', () => {
  const css = `:root {
  --a: #9C5A3C; --b: var(--a); --c: color-mix(in srgb, var(--b) 80%, #000000); --d: 4px; --e: blue;
}`;
  expect([...readColours(css)]).toEqual([
    ['--a', '#9c5a3c'],
    ['--b', '#9c5a3c'],
    ['--c', '#7d4830'],
  ]);
});

test('in a file outside style sheets, a name that is no colour is an error', () => {
  const colours = new Map([['--accent', '#9c5a3c']]);
  expect(paint('<path fill="var(--accent)"/>', colours)).toBe('<path fill="#9c5a3c"/>');
  expect(() => paint('<path fill="var(--acent)"/>', colours)).toThrow('var(--acent)');
});
