import type { Page, Route } from 'playwright/test';
import { scriptsOf } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** If the app's first scripts cannot be loaded, the console has the error of the specification (S-ERR-5, R-16). */

const empty = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' });
const lost = (route: Route) => route.abort('connectionreset');

/** Makes long timers of the page a hundred times shorter. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window) as (task: () => void, ms?: number) => number;
    const sooner = (task: () => void, ms = 0, ...rest: []) =>
      later(task, ms >= 5_000 ? ms / 100 : ms, ...rest);
    window.setTimeout = sooner as typeof window.setTimeout;
  });

/** The uncaught errors in the console. */
function uncaughtOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(`${error.name}: ${error.message}`));
  return messages;
}

/** Indexes in the list of scripts. */
const [ENTRY, OWN] = [0, -1];

/** One row for each kind of failure. `lazy-chunk.test.tsx` has the other causes. */
const FAILURES = [
  ['a page’s script that cannot be fetched', 'error', OWN, lost],
  ['the app’s script without its exports', 'error', ENTRY, empty],
  ['a page’s script without its exports', 'missing', OWN, empty],
  ['a script that never arrives', 'timeout', OWN, () => undefined],
] as const;

test('S-ERR-5 S-API-10 R-16: a script of the app that fails is reported with its kind and the addresses', async ({
  context,
  allowConsole,
}) => {
  allowConsole(/^ChunkLoadError: Loading chunk app failed\.\n\(/, /Failed to load resource/);
  const scripts = await scriptsOf(context.request);
  for (const [what, type, file, answer] of FAILURES)
    await test.step(`${what}: ${type}`, async () => {
      const page = await context.newPage();
      if (type === 'timeout') await hurry(page);
      const uncaught = uncaughtOf(page);
      await page.route(`**${scripts.at(file)}`, answer);
      await page.goto('/');
      // Each attempt reports the error, and a sign of intent starts another attempt.
      await expect
        .poll(() => [...new Set(uncaught)])
        .toEqual([`ChunkLoadError: Loading chunk app failed.\n(${type}: ${scripts.join(' ')})`]);
      await page.close();
    });
});
