import { afterEach } from 'vitest';

/** At most, in lines and in characters of each: a failure that fills the screen hides the others. */
const [LINES, WIDTH] = [40, 240];

const shortened = (line: string) => (line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line);

/** Cuts what a failed expectation prints of a page or of minified code. Its message names the expected and the found. */
afterEach(({ task }) => {
  for (const error of task.result?.errors ?? []) {
    const lines = error.diff?.split('\n') ?? [];
    const more = lines.length > LINES ? [`… and ${lines.length - LINES} lines more`] : [];
    if (error.diff) error.diff = [...lines.slice(0, LINES).map(shortened), ...more].join('\n');
  }
});
