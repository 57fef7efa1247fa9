import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable, replaceMarked } from '../../tools/checks/readme-table.ts';
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

/** A README with the table of these rows, and as it is. `UPDATE_README=1` writes the table into it. */
export function readmeTables(
  mark: keyof typeof README_OF,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
) {
  const file = join(PROJECT_ROOT, README_OF[mark]);
  const read = () => readFileSync(file, 'utf8');
  const generated = replaceMarked(read(), mark, markdownTable(columns, rows));
  if (process.env.UPDATE_README === '1') writeFileSync(file, generated);
  return { generated, inReadme: read() };
}
