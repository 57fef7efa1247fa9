import { afterEach } from 'vitest';

/** Most lines of a diff, and most characters of a line: a long diff hides the other failures. */
const [LINES, WIDTH] = [40, 240];

const shortened = (line: string) => (line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line);

/** Shortens the diffs of failed expectations, which may hold a page or minified code. */
afterEach(({ task }) => {
  for (const error of task.result?.errors ?? []) {
    const lines = error.diff?.split('\n') ?? [];
    const more = lines.length > LINES ? [`… and ${lines.length - LINES} lines more`] : [];
    if (error.diff) error.diff = [...lines.slice(0, LINES).map(shortened), ...more].join('\n');
  }
});
