import { createHash } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { contrastOf, luminanceOf, luminancesIn } from '../../support/contrast.ts';
import { inWindows } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** The contrast of texts over pictures and of focus rings, by the pixels behind them: axe cannot measure it (U-11, WCAG 2.2). */

/** Minimum contrast; text of 24 px and more is large. */
const CONTRAST = { small: 4.5, large: 3, ring: 3 };
/** Share of the brightest and of the darkest pixels that are ignored, such as the sparks of candles. */
const OUTLIERS = 0.01;
/** Share of a ring that must be visible: neighbouring text may touch the rest. */
const MIN_VISIBLE = 0.75;

const OVER_PICTURES =
  '#hero-title, #hero-title ~ p, #hero-title ~ * small, #socialEvents :is(h2, p, li)';

/** Hides the texts, so that only the pixels behind them are measured. */
const WITHOUT_TEXT = `:is(${OVER_PICTURES}), :is(${OVER_PICTURES}) * {
  color: transparent !important;
  text-decoration-color: transparent !important;
}`;

async function expectReadable(page: Page, element: Locator) {
  const { color, size, clip } = await element.evaluate(async (text) => {
    text.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Another window size may load another picture.
    await new Promise((shown) => requestAnimationFrame(shown));
    await text.closest('section')?.querySelector('img')?.decode();
    const { color, fontSize } = getComputedStyle(text);
    const lines = document.createRange();
    lines.selectNodeContents(text);
    const { x, y, width, height } = lines.getBoundingClientRect();
    return { color, size: Number.parseFloat(fontSize), clip: { x, y, width, height } };
  });
  const behind = (await luminancesIn(page, clip, WITHOUT_TEXT)).sort((one, other) => one - other);
  const text = luminanceOf(color);
  const at = (share: number) => behind[Math.floor(share * (behind.length - 1))] ?? 0;
  const worst = Math.min(contrastOf(text, at(OUTLIERS)), contrastOf(text, at(1 - OUTLIERS)));
  const needed = size >= 24 ? CONTRAST.large : CONTRAST.small;
  const name = `contrast of "${await element.textContent()}" at ${page.viewportSize()?.width} px`;
  expect.soft(worst, name).toBeGreaterThanOrEqual(needed);
}

test('U-11: text over pictures has enough contrast on phones, tablets and desktops', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  // From small to large, because a browser that has loaded a large picture does not load a smaller one.
  await inWindows(page, ['360 × 640', '667 × 375', '768 × 1024', '1440 × 900'], async () => {
    for (const element of await page.locator(OVER_PICTURES).all())
      await expectReadable(page, element);
  });
});

/** Focuses a control: its ring is at least 2 px wide and has contrast, and the header does not cover it. */
async function expectRing(page: Page, control: Locator) {
  await control.focus();
  const { name, color, width, isCovered, clip } = await control.evaluate((element) => {
    const { outlineColor, outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(element);
    const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    const reach = width + Number.parseFloat(outlineOffset);
    const box = element.getBoundingClientRect();
    const header = document.querySelector('header');
    const isCovered =
      element.closest('main, footer') !== null &&
      box.top < (header?.getBoundingClientRect().bottom ?? 0) - 0.5;
    const [x, y] = [box.left - reach, box.top - reach].map((at) => Math.max(0, Math.round(at)));
    const right = Math.min(document.body.clientWidth, Math.round(box.right + reach));
    const bottom = Math.min(innerHeight, Math.round(box.bottom + reach));
    const clip = { x: x ?? 0, y: y ?? 0, width: right - (x ?? 0), height: bottom - (y ?? 0) };
    return { name: element.outerHTML.slice(0, 80), color: outlineColor, width, isCovered, clip };
  });
  expect.soft(isCovered, `the header covers ${name}`).toBe(false);
  expect(width, `width of the ring around ${name}`).toBeGreaterThanOrEqual(2);
  const withoutRing = ':focus-visible { outline-color: transparent !important }';
  const ring = (await luminancesIn(page, clip, withoutRing)).filter((_, at) => {
    const [x, y] = [at % clip.width, Math.floor(at / clip.width)];
    return Math.min(x, y, clip.width - 1 - x, clip.height - 1 - y) < width;
  });
  const own = luminanceOf(color);
  const visible = ring.filter((behind) => contrastOf(own, behind) >= CONTRAST.ring);
  expect(visible.length / ring.length, `visible share of the ring around ${name}`).toBeGreaterThan(
    MIN_VISIBLE,
  );
}

/** Checks every control from the last to the first: on the way up, a header could cover them. Returns their number. */
async function expectRings(page: Page, within: Locator): Promise<number> {
  const controls = within
    .locator('a[href], button, summary, input, select, textarea')
    .filter({ visible: true });
  // After a click the browser shows no ring.
  await page.keyboard.press('Tab');
  const all = await controls.all();
  for (const control of all.reverse()) await expectRing(page, control);
  return all.length;
}

test('S-HDR-7 U-11 U-23: focus rings have contrast, and no focused control is under the header', async ({
  page,
  site,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 640 });
  await site.visit();
  expect(await expectRings(page, page.locator('body'))).toBeGreaterThan(15);
  await page.evaluate(() => scrollTo(0, 400));
  // Wait until the colours of the header have changed.
  await settle(page);
  await expectRing(page, site.contactButton);
});

test('U-11: on a desktop every focus ring of the dialog and the thank-you has enough contrast', async ({
  page,
  site,
  visitor,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 844 });
  await site.visitForm();
  expect(await expectRings(page, site.dialog)).toBeGreaterThan(10);
  await site.fillIn(visitor);
  await site.field('name').press('Enter');
  await site.expectThanks();
  await expectRing(page, site.closeThanks);
});

test('U-11: a browser that darkens pages leaves dark bands as they are', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await site.visit();
  await site.footer.getByRole('img').evaluate((logo: HTMLImageElement) => {
    logo.scrollIntoView();
    return logo.decode();
  });
  const hashesOf = async (selector: string) => {
    const hashes: string[] = [];
    for (const element of await page.locator(selector).all())
      hashes.push(
        createHash('sha256')
          .update(await element.screenshot())
          .digest('hex'),
      );
    return hashes;
  };
  const light = '#price';
  const dark = 'footer img, fieldset:has([type="radio"]), label:has([type="checkbox"])';
  const before = { light: await hashesOf(light), dark: await hashesOf(dark) };
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await expect.poll(() => hashesOf(light)).not.toEqual(before.light);
  expect(await hashesOf(dark)).toEqual(before.dark);
});
