import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';

/** A phone's keyboard as Safari shows it: the window keeps its size, and a part of it is covered. */

const WINDOW = { width: 390, height: 844 };
const KEYBOARD = 380;

test.use({ viewport: WINDOW, hasTouch: true });

const cover = (page: Page, height: number, offsetTop = 0) =>
  page.evaluate(
    ([visible, top]) => {
      Object.defineProperty(visualViewport, 'height', { value: visible, configurable: true });
      Object.defineProperty(visualViewport, 'offsetTop', { value: top, configurable: true });
      visualViewport?.dispatchEvent(new Event('resize'));
    },
    [WINDOW.height - height, offsetTop] as const,
  );

test('U-10: the dialog fits above the keyboard, with the field that is being filled in', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await site.openForm();
  const field = site.field('description');
  await field.click();
  await cover(page, KEYBOARD);
  const box = await site.dialog.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(WINDOW.height - KEYBOARD);
  const fieldBox = await field.boundingBox();
  expect((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0)).toBeLessThanOrEqual(
    WINDOW.height - KEYBOARD,
  );
});

test('U-10: it follows the part of the window that is seen, and is as before when the keyboard goes', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await site.openForm();
  await expect(site.submit).toBeVisible();
  const before = await site.dialog.boundingBox();
  await cover(page, KEYBOARD, 120);
  const box = await site.dialog.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(120);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(WINDOW.height - KEYBOARD + 120);
  await cover(page, 0);
  expect(await site.dialog.boundingBox()).toEqual(before);
});
