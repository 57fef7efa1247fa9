import type { Locator, Page } from 'playwright/test';
import { DAYS } from '../../../src/content/day-plan.ts';
import { expect, test } from '../../support/test.ts';

/**
 * Focuses each control from the last to the first, since on the way up a header could cover it. Returns their number.
 */
async function expectRings(page: Page, within: Locator): Promise<number> {
  const controls = within
    .locator('a[href], button, summary, input, select, textarea')
    .filter({ visible: true });
  // After a click the browser shows no ring.
  await page.keyboard.press('Tab');
  const focused = await controls.evaluateAll((all) =>
    all.reverse().map((element) => {
      (element as HTMLElement).focus();
      const { outlineWidth, outlineStyle } = getComputedStyle(element);
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const isCovered =
        element.closest('main, footer') !== null &&
        element.getBoundingClientRect().top < header - 0.5;
      const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return { name: element.outerHTML.slice(0, 80), hasRing, isCovered };
    }),
  );
  expect(focused.filter(({ hasRing, isCovered }) => isCovered || !hasRing)).toEqual([]);
  return focused.length;
}

test('S-HDR-7 U-11 U-23: every control has a focus ring, and none is under the header', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await site.visit();
  expect(await expectRings(page, page.locator('body'))).toBeGreaterThan(15);
  await site.openForm();
  expect(await expectRings(page, site.dialog)).toBeGreaterThan(10);
});

test('U-11: a browser that darkens pages leaves dark bands as they are', async ({ page, site }) => {
  await site.visit();
  // A studio may have no plan.
  const plan = DAYS.length > 0 ? ['label:has([type="radio"])', 'label:has([type="checkbox"])'] : [];
  for (const dark of ['footer img', ...plan]) {
    await expect(page.locator(dark), dark).not.toHaveCount(0);
    for (const part of await page.locator(dark).all())
      await expect(part).toHaveCSS('color-scheme', 'light only');
  }
});
