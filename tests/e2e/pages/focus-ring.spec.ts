import type { Page } from 'playwright/test';
import { expect, test } from '../../support/test.ts';

/** More presses of Tab than any page needs. */
const MAX_PRESSES = 80;

/** The focused element, the width of its ring, and whether the fixed header covers it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const { top } = element.getBoundingClientRect();
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`,
      ring: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      isCovered: element.closest('main, footer') !== null && top < header - 0.5,
    };
  });

/** Checks every element that the key reaches. */
async function expectRings(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const names = new Set<string>();
  for (let press = 0; press < MAX_PRESSES; press++) {
    await page.keyboard.press(key);
    const here = await focused(page);
    if (!here) continue;
    names.add(here.name);
    expect.soft(here.ring, `ring of ${here.name}`).toBeGreaterThanOrEqual(2);
    expect.soft(here.isCovered, `the header covers ${here.name}`).toBe(false);
  }
  expect(names.size).toBeGreaterThan(10);
}

test('U-11 U-23: whatever the keys reach has a focus ring, and none is under the header', async ({
  page,
  site,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 640 });
  await site.visit();
  await expectRings(page, 'Shift+Tab');
  await site.openForm();
  await expectRings(page, 'Tab');
});
