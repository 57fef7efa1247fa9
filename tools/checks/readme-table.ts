/** Replaces the text of a README between `<!-- mark -->` and `<!-- /mark -->`. */
export function replaceMarked(readme: string, mark: string, text: string): string {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The README needs ${begin} and ${end}`);
  return `${readme.slice(0, from)}${begin}\n${text}\n${readme.slice(to)}`;
}

/** A table in Markdown. */
export function markdownTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), `|${'---|'.repeat(columns.length)}`, ...rows.map(line)].join('\n');
}
