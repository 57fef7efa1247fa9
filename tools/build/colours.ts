import { readFileSync } from 'node:fs';

/** Reads the colours of `tokens.css`, for what no style sheet of the page reaches: drawings, icons, manifest, social picture. */

export const TOKENS = new URL('../../src/styles/tokens.css', import.meta.url);

/** `--accent` → `#9c5a3c` */
export type Colours = ReadonlyMap<string, string>;

const HEX = /^#[\da-f]{6}$/;
const MIX = /^color-mix\(in srgb, #(\w{6}) (\d+)%, #(\w{6})\)$/;

/** Each colour stands below the one that it is made of. Other variables are left out. */
export function readColours(css = readFileSync(TOKENS, 'utf8')): Colours {
  const colours = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+): ([^;]+);/g)) {
    const colour = fillColours(value.toLowerCase(), colours).replace(MIX, mix);
    if (HEX.test(colour)) colours.set(name, colour);
  }
  return colours;
}

function mix(_: string, one: string, percent: string, other: string): string {
  const channels = [0, 2, 4].map((at) => {
    const [first, second] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    const share = Number(percent) / 100;
    return Math.round((first ?? 0) * share + (second ?? 0) * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Replaces the names of colours in a text. Other variables stay. */
export const fillColours = (text: string, colours: Colours): string =>
  text.replace(/var\((--[\w-]+)\)/g, (variable, name) => colours.get(name) ?? variable);

/** The same for a file that no style sheet reaches: a name that is no colour is an error. */
export function paint(text: string, colours: Colours = readColours()): string {
  const painted = fillColours(text, colours);
  const [left] = /var\(--[\w-]+\)/.exec(painted) ?? [];
  if (left) throw new Error(`${left} is no colour of src/styles/tokens.css`);
  return painted;
}
