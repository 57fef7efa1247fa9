import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';

/** A row of a README's table: how one fault ends for the visitor and the staff. */
export type FaultRow = { fault: string; visitor: string; staff: string };

/** The page of each table, by the table's mark. */
const README_OF = {
  'faults:function': 'src/server/faults.md',
  'faults:browser': 'src/event-request/README.md',
  floods: 'src/server/README.md',
  'import-rule': 'README.md',
  variables: 'tools/mail-check/guia.md',
  alarm: 'tools/mail-check/guia.md',
  browsers: 'src/content/README.md',
} as const;
const COUNTS = ['none', 'one', 'two', 'three'];

export const mailsInWords = (count: number) =>
  `${COUNTS[count] ?? count} ${count > 1 ? 'mails' : 'mail'}`.replace('none mail', 'none');

export const readmeWithFaults = (rows: readonly FaultRow[]) =>
  readmeWithTable(
    'faults:function',
    ['fault', 'the visitor', 'the staff'],
    rows.map(({ fault, visitor, staff }) => [fault, visitor, staff]),
  );

/** The README with a table of these rows (`expected`), and as it is (`actual`). `UPDATE_README=1` first writes the table into it. */
export function readmeWithTable(
  mark: keyof typeof README_OF,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
) {
  return readmeWithText(mark, `\n${markdownTable(columns, rows)}\n`);
}

/** The same with a text in place of the table. */
export function readmeWithText(mark: keyof typeof README_OF, text: string) {
  const file = join(PROJECT_ROOT, README_OF[mark]);
  const read = () => readFileSync(file, 'utf8');
  const expected = replaceMarked(read(), mark, text);
  if (process.env.UPDATE_README === '1') writeFileSync(file, expected);
  return { expected, actual: read() };
}

/** Replaces the text of a README between `<!-- mark -->` and `<!-- /mark -->`. */
function replaceMarked(readme: string, mark: string, text: string): string {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The README needs ${begin} and ${end}`);
  return `${readme.slice(0, from)}${begin}${text}${readme.slice(to)}`;
}

/** A table in Markdown. */
function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), `|${'---|'.repeat(columns.length)}`, ...rows.map(line)].join('\n');
}
