import { readFileSync } from 'node:fs';
import { resolveRelative } from './relative-colour.ts';

/** Reads the colours of `tokens.css`, which other files name as `var(--accent)`. Used by the build and for the mail. */

/** The host traces this expression: the file is deployed with the function. */
export const TOKENS = new URL('./tokens.css', import.meta.url);

/** `--accent` → `#9c5a3c`; with an opacity `rgb(0 0 0 / 0.6)`. */
export type Colours = ReadonlyMap<string, string>;

const DECLARATION = /(--[\w-]+):([^;]+);/g;
const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const COLOUR = /^(?:#[\da-f]{6}|rgb\([\d. ]+(?:\/ [\d.]+)?\))$/;

/** The colours in the order of the file: a derived colour comes after its base. Other variables are left out. */
export function readColours(css = readFileSync(TOKENS, 'utf8')): Colours {
  const colours = new Map<string, string>();
  for (const [, name = '', value = ''] of css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(DECLARATION)) {
    const colour = fillColours(sixDigits(value.trim()), colours);
    if (COLOUR.test(colour)) colours.set(name, colour);
  }
  return colours;
}

/** `#FFF` → `#ffffff` */
function sixDigits(value: string): string {
  if (!HEX.test(value)) return value;
  const digits = value.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** Replaces the names of colours in a text, and computes derived colours. Other variables stay. */
export function fillColours(text: string, colours: Colours): string {
  const named = text.replace(
    /var\((--[\w-]+)\)/g,
    (variable, name) => colours.get(name) ?? variable,
  );
  return resolveRelative(named);
}

/** The same for a file outside style sheets: a name that is no colour is an error. */
export function paint(text: string, colours: Colours = readColours()): string {
  const painted = fillColours(text, colours);
  const [left] = /var\(--[\w-]+\)|\b(?:rgb|oklch)\(\s*from [^)]*\)/.exec(painted) ?? [];
  if (left) throw new Error(`${left} is no colour of src/styles/tokens.css`);
  return painted;
}
