import { readFileSync, writeFileSync } from 'node:fs';

/** A row of the README's table: what one fault comes to. */
export type FaultRow = { fault: string; visitor: string; staff: string };

const README = new URL('../../README.md', import.meta.url);
const COUNTS = ['none', 'one', 'two', 'three'];

export const mailsInWords = (count: number) =>
  `${COUNTS[count] ?? count} ${count > 1 ? 'mails' : 'mail'}`.replace('none mail', 'none');

export const faultTables = (part: 'function' | 'browser', rows: readonly FaultRow[]) =>
  readmeTables(
    `faults:${part}`,
    ['fault', 'the visitor', 'the staff'],
    rows.map(({ fault, visitor, staff }) => [fault, visitor, staff]),
  );

/**
 * The table of these rows, and the one that the README has between `<!-- mark -->` and `<!-- /mark -->`. With
 * `UPDATE_README=1` that of the rows is written there first.
 */
export function readmeTables(
  mark: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
) {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = `|${'---|'.repeat(columns.length)}`;
  const ofRun = [line(columns), rule, ...rows.map(line)].join('\n');
  const readme = readFileSync(README, 'utf8');
  const [before, rest] = readme.split(begin);
  const [inReadme, after] = rest?.split(end) ?? [];
  if (before === undefined || inReadme === undefined || after === undefined)
    throw new Error(`README.md has no ${begin} … ${end}`);
  if (process.env.UPDATE_README !== '1') return { ofRun, inReadme: inReadme.trim() };
  writeFileSync(README, `${before}${begin}\n${ofRun}\n${end}${after}`);
  return { ofRun, inReadme: ofRun };
}
