import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastOfHex } from '../../../tests/support/contrast.ts';
import { readColours } from '../../../tools/build/colours.ts';

const HTML = readFileSync(new URL('./event-request-mail.html', import.meta.url), 'utf8');
const [, DARK = ''] = /@media \(prefers-color-scheme: dark\) \{([\s\S]*?)\n {6}\}/.exec(HTML) ?? [];
const [PRINT = ''] = /@media print \{[\s\S]*?\n {6}\}/.exec(HTML) ?? [];
const coloursIn = (text: string) => text.match(/#[\da-f]{6}\b/gi) ?? [];

test('U-16 U-18: by day the mail has colours of tokens.css and no others', () => {
  const colours = readColours();
  const brand = new Set(colours.values());
  const byDay = coloursIn(HTML.replace(DARK, '').replace(PRINT, ''));
  expect(byDay.length).toBeGreaterThan(10);
  const tokens = [...colours].map((token) => token.join(' ')).join(', ');
  expect(
    [...new Set(byDay)].filter((colour) => !brand.has(colour)),
    tokens,
  ).toEqual([]);
});

test('U-11 U-18: in dark mode the text of the mail has enough contrast', () => {
  const colourOf = (rule: string) =>
    coloursIn(DARK.slice(DARK.indexOf(rule)))[0] ?? expect.fail(`no colour of ${rule}`);
  for (const [text, ground] of [
    ['.ink {', '.page {'],
    ['.soft {', '.page {'],
    ['.contact a {', '.page {'],
    ['.contact a {', '.panel {'],
    ['.ink {', '.panel {'],
    ['.soft {', '.panel {'],
    ['.reply {', '.button {'],
  ] as const)
    expect
      .soft(contrastOfHex(colourOf(text), colourOf(ground)), `${text} on ${ground}`)
      .toBeGreaterThanOrEqual(4.5);
});
