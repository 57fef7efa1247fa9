import type { Page } from 'playwright/test';
import { luminanceOf, luminancesIn } from '../../support/colours.ts';
import { contrastOf } from '../../support/contrast.ts';
import { settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** The contrast of the focus ring with the pixels behind it (U-11, WCAG 2.2: 1.4.11, 2.4.7). */

const CONTRAST = 3;
/** Share of the ring that must be visible: neighbouring text may touch the rest. */
const MIN_VISIBLE = 0.75;
/** More presses of Tab than any page needs. */
const MAX_PRESSES = 80;

/** The focused element, the rectangle around its focus ring, and the ring's colour and width. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineColor, outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(element);
    const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    const reach = width + Number.parseFloat(outlineOffset);
    const box = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    const isCovered =
      header !== undefined &&
      element.closest('main, footer') !== null &&
      box.top < header.bottom - 0.5;
    const left = Math.max(0, Math.round(box.left - reach));
    const top = Math.max(0, Math.round(box.top - reach));
    const right = Math.min(document.body.clientWidth, Math.round(box.right + reach));
    const bottom = Math.min(innerHeight, Math.round(box.bottom + reach));
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`,
      // Tells elements with the same name apart. Not in the head, to which scripts are added meanwhile.
      at: [...document.body.querySelectorAll('*')].indexOf(element),
      clip: { x: left, y: top, width: right - left, height: bottom - top },
      color: outlineColor,
      width,
      isCovered,
    };
  });

type Focused = NonNullable<Awaited<ReturnType<typeof focused>>>;

async function expectRingVisible(page: Page, { name, clip, color, width }: Focused) {
  expect(width, `width of the ring around ${name}`).toBeGreaterThanOrEqual(2);
  const withoutRing = ':focus-visible { outline-color: transparent !important }';
  const pixels = await luminancesIn(page, clip, withoutRing);
  const ring = pixels.filter((_, at) => {
    const x = at % clip.width;
    const y = Math.floor(at / clip.width);
    return Math.min(x, y, clip.width - 1 - x, clip.height - 1 - y) < width;
  });
  const own = luminanceOf(color);
  const visible = ring.filter((behind) => contrastOf(own, behind) >= CONTRAST);
  expect(visible.length / ring.length, `visible share of the ring around ${name}`).toBeGreaterThan(
    MIN_VISIBLE,
  );
}

/** Checks every element that the key reaches, once round the page or the dialog. Returns their number. */
async function expectRingsVisible(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  const visited = new Set<number>();
  for (let press = 0; press < MAX_PRESSES; press++) {
    await page.keyboard.press(key);
    const here = await focused(page);
    if (!here) continue;
    // Stop at the first element again. The date control takes several presses.
    if (visited.size > 1 && here.at === [...visited][0]) break;
    if (visited.has(here.at)) continue;
    visited.add(here.at);
    expect.soft(here.isCovered, `the header covers ${here.name}`).toBe(false);
    await expectRingVisible(page, here);
  }
  return visited.size;
}

/** Checks the focused element without pressing a key. */
async function expectFocusedRingVisible(page: Page) {
  const here = await focused(page);
  if (!here) throw new Error('Nothing has the focus');
  await expectRingVisible(page, here);
}

test('S-HDR-7 U-11 U-23: focus rings have contrast, and no focused control is under the header', async ({
  page,
  site,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 640 });
  await site.visit();
  expect(await expectRingsVisible(page, 'Shift+Tab')).toBeGreaterThan(15);
  await page.evaluate(() => scrollTo(0, 400));
  await site.contactButton.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(site.contactButton).toBeFocused();
  // Wait until the colours of the header have changed.
  await settle(page);
  await expectFocusedRingVisible(page);
});

test('U-11: on a desktop every focus ring of the dialog and the thank-you has enough contrast', async ({
  page,
  site,
  visitor,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 844 });
  await site.visitForm();
  expect(await expectRingsVisible(page)).toBeGreaterThan(10);
  await site.fillIn(visitor);
  await site.field('name').press('Enter');
  await site.expectThanks();
  await expect(site.closeThanks).toBeFocused();
  await expectFocusedRingVisible(page);
});
