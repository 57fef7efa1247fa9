import type { Locator, Page } from 'playwright/test';
import { settle } from './page-control.ts';
import { test } from './test.ts';

/** The box of an element that is on the page, in pixels of the window. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the page`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

export type Point = { x: number; y: number };

/** Drags with the mouse. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

export async function middleOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

export type WindowSize = `${number} × ${number}`;
type Check = (width: number, height: number) => Promise<void>;

/** Runs the check on the same page in a window of each size. */
export async function inWindows(
  page: Page,
  sizes: readonly WindowSize[],
  check: Check,
): Promise<void> {
  for (const size of sizes)
    await test.step(`at ${size}`, async () => {
      const [width = 0, height = 0] = size.split(' × ').map(Number);
      await page.setViewportSize({ width, height });
      await settle(page);
      await check(width, height);
    });
}

/** Runs the check on the same page at each window width. */
export const atEachWidth = (page: Page, widths: readonly number[], check: Check): Promise<void> =>
  inWindows(
    page,
    widths.map((width) => `${width} × 844` as const),
    check,
  );

/** Windows in which text of 200 % must fit (U-35, WCAG 1.4.4, 1.4.10). */
const LARGE_TEXT_WIDTHS = [320, 390, 768, 1024, 1280, 1440, 1920];

/** Runs the check at each window width, with text at 200 %. */
export async function withLargeText(page: Page, check: Check): Promise<void> {
  const resize = (percent: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, percent);
  await resize('200%');
  await atEachWidth(page, LARGE_TEXT_WIDTHS, check);
  await resize('');
}
