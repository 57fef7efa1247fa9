import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { dist } from './built-site.ts';

const PROJECT = join(dist, '..');

/**
 * The source of a place in a built script, such as `src/ui/dialog.tsx:12`, if the script has a source map. Lines and columns begin
 * with 1, as engines print them.
 */
function sourcePlace(script: string, line: number, column: number): string | undefined {
  const map = join(dist, `${script}.map`);
  if (!existsSync(map)) return undefined;
  const entry = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(
    line - 1,
    column - 1,
  );
  if (!('originalSource' in entry)) return undefined;
  const source = relative(PROJECT, join(dirname(map), entry.originalSource));
  return `${source}:${entry.originalLine + 1}`;
}

/** Names the sources in a stack, and leaves out the lines of packages and of the tests' own script. */
export function withSourcePlaces(text: string): string {
  const lines = text
    .split('\n')
    .map((line) =>
      line.replace(
        /https?:\/\/[^/\s]+(\/[^\s:?]+):(\d+):(\d+)/,
        (address, script, row, column) =>
          sourcePlace(script, Number(row), Number(column)) ?? address,
      ),
    );
  return lines.filter((line) => !/node_modules\/|\/__/.test(line)).join('\n');
}
