import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';

/** A row of a README's table: how one fault ends for the visitor and the staff. */
export type FaultRow = { fault: string; visitor: string; staff: string };

/** The README of each table, by the table's mark. */
const README_OF = {
  'faults:function': 'src/server/README.md',
  'faults:browser': 'src/event-request/README.md',
  floods: 'src/server/README.md',
  'import-rule': 'README.md',
} as const;
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
 * The table of these rows, and the table that the README has between `<!-- mark -->` and `<!-- /mark -->`.
 * `UPDATE_README=1` writes the table of these rows into the README.
 */
export function readmeTables(
  mark: keyof typeof README_OF,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
) {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = `|${'---|'.repeat(columns.length)}`;
  const generated = [line(columns), rule, ...rows.map(line)].join('\n');
  const file = join(PROJECT_ROOT, README_OF[mark]);
  const readme = readFileSync(file, 'utf8');
  const [before, rest] = readme.split(begin);
  const [inReadme, after] = rest?.split(end) ?? [];
  if (before === undefined || inReadme === undefined || after === undefined)
    throw new Error(`${README_OF[mark]} has no ${begin} … ${end}`);
  if (process.env.UPDATE_README !== '1') return { generated, inReadme: inReadme.trim() };
  writeFileSync(file, `${before}${begin}\n${generated}\n${end}${after}`);
  return { generated, inReadme: generated };
}
