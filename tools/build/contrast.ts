import { type Colours, readColours } from '../../src/styles/colours.ts';
import { channelsOf, lightOf } from '../../src/styles/relative-colour.ts';

/** Checks the contrast of the site's colours, as WCAG 2.2 AA requires it. */

const NEEDED = { text: 4.5, control: 3 } as const;

/** The colours of text and of controls (borders, focus rings, marks) on each background. */
const PAIRS: readonly { on: string; text?: readonly string[]; control?: readonly string[] }[] = [
  {
    on: '--paper',
    text: ['--ink', '--ink-soft', '--accent', '--accent-deep', '--error'],
    control: ['--line'],
  },
  { on: '--field', text: ['--ink', '--ink-soft'], control: ['--line', '--accent', '--error'] },
  { on: '--band', text: ['--ink', '--ink-soft', '--accent-deep'], control: ['--accent'] },
  { on: '--closing', text: ['--ink'], control: ['--accent'] },
  { on: '--header', text: ['--ink', '--grey'], control: ['--accent'] },
  { on: '--grey-paper', text: ['--grey-ink'] },
  { on: '--accent', text: ['--on-accent'] },
  { on: '--accent-deep', text: ['--on-accent'] },
  { on: '--ink-soft', text: ['--on-accent'] },
  { on: '--ink', text: ['--on-dark'] },
  { on: '--dark', text: ['--on-dark', '--on-dark-soft'] },
  { on: '--dark-warm', text: ['--on-dark', '--on-dark-soft'] },
  { on: '--footer', text: ['--on-dark', '--footer-heading'] },
  { on: '--error-paper', text: ['--ink', '--error'] },
  {
    on: '--mail-dark-paper',
    text: ['--mail-dark-ink', '--mail-dark-ink-soft', '--mail-dark-accent'],
  },
  { on: '--mail-dark-panel', text: ['--mail-dark-ink', '--mail-dark-ink-soft'] },
  { on: '--mail-dark-accent', text: ['--mail-dark-on-accent'] },
];

/** Returns a line for each missing or malformed colour. If there is none, returns a line for each pair with too little contrast. */
export function contrastErrors(colours: Colours = readColours()): string[] {
  const names = PAIRS.flatMap(({ on, text = [], control = [] }) => [on, ...text, ...control]);
  const invalid = [...new Set(names)].filter((name) => !colours.get(name)?.startsWith('#'));
  if (invalid.length > 0)
    return invalid.map((name) => `${name} has to be a colour, written as in #9c5a3c`);
  return PAIRS.flatMap(({ on, ...kinds }) =>
    (['text', 'control'] as const).flatMap((kind) =>
      (kinds[kind] ?? []).flatMap((name) => pairErrors(colours, name, on, NEEDED[kind])),
    ),
  );
}

function pairErrors(colours: Colours, name: string, on: string, needed: number): string[] {
  const [colour = '', surface = ''] = [colours.get(name), colours.get(on)];
  const ratio = contrastOf(luminanceOf(colour), luminanceOf(surface));
  if (ratio >= needed) return [];
  // Rounded down: 4.499 is not 4.5.
  const found = (Math.floor(ratio * 100) / 100).toFixed(2);
  return [`${name} (${colour}) on ${on} (${surface}): ${found}:1, and ${needed}:1 is needed`];
}

const luminanceOf = (colour: string): number => luminance(...channelsOf(colour).map(lightOf));

/** Relative luminance by WCAG 2.2, from three channels of linear light. */
export const luminance = (red = 0, green = 0, blue = 0): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The contrast ratio of two luminances. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
