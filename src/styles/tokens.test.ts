import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrastOfHex } from '../../tests/support/contrast.ts';
import { readColours } from '../../tools/build/colours.ts';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';

/** WCAG 2.2 AA: text, and controls such as borders, focus rings and marks. */
const NEEDED = { text: 4.5, control: 3 };

/** The colours of text and of controls on each background. */
const PAIRS: readonly { on: string; text?: readonly string[]; control?: readonly string[] }[] = [
  { on: 'paper', text: ['ink', 'ink-soft', 'accent', 'accent-deep', 'error'], control: ['line'] },
  { on: 'field', text: ['ink', 'ink-soft'], control: ['line', 'accent', 'error'] },
  { on: 'band', text: ['ink', 'ink-soft', 'accent-deep'], control: ['accent'] },
  { on: 'closing', text: ['ink'], control: ['accent'] },
  { on: 'header', text: ['ink', 'grey'], control: ['accent'] },
  { on: 'grey', text: ['on-accent'] },
  { on: 'accent', text: ['on-accent'] },
  { on: 'accent-deep', text: ['on-accent'] },
  { on: 'ink-soft', text: ['on-accent'] },
  { on: 'ink', text: ['on-dark'] },
  { on: 'dark', text: ['on-dark', 'on-dark-soft'] },
  { on: 'dark-warm', text: ['on-dark', 'on-dark-soft'] },
  { on: 'footer', text: ['on-dark', 'band'] },
  { on: 'error-paper', text: ['ink', 'error'] },
];

test('U-11 U-16: the colours of text and controls have enough contrast with what is behind them', () => {
  const colours = readColours();
  const colourOf = (name: string) =>
    colours.get(`--${name}`) ?? expect.fail(`--${name} is no colour like #9c5a3c`);
  const faults = PAIRS.flatMap(({ on, ...kinds }) =>
    (['text', 'control'] as const).flatMap((kind) =>
      (kinds[kind] ?? [])
        .map((name) => ({ name, ratio: contrastOfHex(colourOf(name), colourOf(on)) }))
        .filter(({ ratio }) => ratio < NEEDED[kind])
        .map(
          ({ name, ratio }) =>
            `--${name} on --${on}: ${ratio.toFixed(2)}:1, and ${NEEDED[kind]}:1 is needed`,
        ),
    ),
  );
  expect(faults).toEqual([]);
});

test('U-11: contrast is measured as WCAG does', () => {
  expect(contrastOfHex('#ffffff', '#000000')).toBe(21);
  // By WebAIM's contrast checker.
  expect(contrastOfHex('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

test('U-16: style sheets, page, icon and drawings define no colour of their own', () => {
  const files = [
    'index.html',
    'src/content/icon.svg',
    ...filesIn('src/content/drawings', '.svg'),
    ...filesIn('src', '.css'),
  ].filter((file) => file !== 'src/styles/tokens.css');
  // Black is allowed for shadows.
  const own = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\((?!0 0 0 )/gi;
  const found = files.flatMap((file) => {
    const text = readFileSync(join(PROJECT_ROOT, file), 'utf8');
    // A studio's own icon and drawings may have colours of their own.
    const mayHave = file.endsWith('.svg') && !text.includes('<!-- Sample');
    return mayHave ? [] : (text.match(own) ?? []).map((colour) => `${file}: ${colour}`);
  });
  expect(found).toEqual([]);
});

const filesIn = (folder: string, end: string): string[] =>
  readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => join(folder, file));
