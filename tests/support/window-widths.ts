import type { Page } from 'playwright/test';
import { settle } from './settle.ts';
import { test } from './test.ts';

/** Runs the check on the same page at each window width, with and without forced colours. */
export async function atEachWidth(
  page: Page,
  widths: readonly number[],
  check: () => Promise<void>,
): Promise<void> {
  for (const width of widths)
    for (const forcedColors of ['none', 'active'] as const)
      await test.step(`at ${width} px, forced colours: ${forcedColors}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ forcedColors });
        await settle(page);
        await check();
      });
}
