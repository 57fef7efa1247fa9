import type { Page } from 'playwright/test';
import { settle } from './settle.ts';
import { test } from './test.ts';

type Check = () => Promise<void>;

/** Runs the check on the same page at each window width. */
export async function atEachWidth(
  page: Page,
  widths: readonly number[],
  check: Check,
): Promise<void> {
  for (const width of widths)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await settle(page);
      await check();
    });
}

/** Runs the check at each window width, first without forced colours, then with them. */
export async function withForcedColours(
  page: Page,
  widths: readonly number[],
  check: Check,
): Promise<void> {
  for (const forcedColors of ['none', 'active'] as const)
    await test.step(`forced colours: ${forcedColors}`, async () => {
      await page.emulateMedia({ forcedColors });
      await atEachWidth(page, widths, check);
    });
}
