import type { Locator, Page } from 'playwright/test';
import { settle } from './page-control.ts';
import { test } from './test.ts';

/** The box of an element that is on the page, in pixels of the window. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the page`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

export async function middleOf(locator: Locator) {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

type Check = (width: number) => Promise<void>;

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
      await check(width);
    });
}
