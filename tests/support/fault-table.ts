import { readFileSync, writeFileSync } from 'node:fs';

/** A row of the README's table: what one fault comes to. */
export type FaultRow = { fault: string; visitor: string; staff: string };

const README = new URL('../../README.md', import.meta.url);
const COUNTS = ['none', 'one', 'two', 'three'];

export const mailsInWords = (count: number) =>
  `${COUNTS[count] ?? count} ${count > 1 ? 'mails' : 'mail'}`.replace('none mail', 'none');

/**
 * The table of these rows, and the one that the README has between `<!-- faults:… -->` and `<!-- /faults:… -->`. With
 * `UPDATE_README=1` that of the rows is written there first.
 */
export function faultTables(part: 'function' | 'browser', rows: readonly FaultRow[]) {
  const [begin, end] = [`<!-- faults:${part} -->`, `<!-- /faults:${part} -->`];
  const lines = rows.map(({ fault, visitor, staff }) => `| ${fault} | ${visitor} | ${staff} |`);
  const ofRun = ['| fault | the visitor | the staff |', '|---|---|---|', ...lines].join('\n');
  const readme = readFileSync(README, 'utf8');
  const [before, rest] = readme.split(begin);
  const [inReadme, after] = rest?.split(end) ?? [];
  if (before === undefined || inReadme === undefined || after === undefined)
    throw new Error(`README.md has no ${begin} … ${end}`);
  if (process.env.UPDATE_README !== '1') return { ofRun, inReadme: inReadme.trim() };
  writeFileSync(README, `${before}${begin}\n${ofRun}\n${end}${after}`);
  return { ofRun, inReadme: ofRun };
}
