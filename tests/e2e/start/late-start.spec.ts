import { BUSINESS } from '../../../src/content/business.ts';
import { LEGAL_LINKS } from '../../../src/content/legal/legal-links.ts';
import { holdBack, neverIdle, SCRIPTS, settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** What a page loads after its first paint, when the app is loaded, and what works before that. */

test('U-40: the faces that a page preloads have every character of its first view', async ({
  page,
}) => {
  await page.route(SCRIPTS, () => undefined);
  for (const path of ['/', '/error'])
    await test.step(path, async () => {
      await page.goto(path);
      // No script has run that would show the whole faces.
      const missing = await page.evaluate(async () => {
        await document.fonts.ready;
        const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
        const view = document.querySelectorAll('header button, h1, h1 em, main p, main button');
        return [...view]
          .filter((element) => element.checkVisibility())
          .filter((element) => element.getBoundingClientRect().bottom < innerHeight)
          .flatMap((element) => {
            const { fontFamily, fontStyle, textTransform } = getComputedStyle(element);
            const ranges = loaded
              .filter(
                ({ family, style }) =>
                  fontFamily.split(',')[0]?.includes(family) && style === fontStyle,
              )
              .flatMap(({ unicodeRange }) => unicodeRange.split(', '))
              .map((range) => range.slice(2).split('-'))
              .map(([first = '', last = first]) => [first, last].map((hex) => Number(`0x${hex}`)));
            // The words of the element itself: an emphasis has a face of its own.
            const words = [...element.childNodes]
              .filter((node) => node.nodeType === Node.TEXT_NODE)
              .map(({ nodeValue }) => nodeValue)
              .join('');
            const shown = textTransform === 'uppercase' ? words.toUpperCase() : words;
            return [...shown].filter((character) => {
              const code = character.codePointAt(0) ?? 0;
              return !ranges.some(([first = 0, last = 0]) => first <= code && code <= last);
            });
          });
      });
      expect(missing).toEqual([]);
    });
});

test('U-40: what lies below the window waits for the app, but not when the page is reloaded', async ({
  page,
}) => {
  await neverIdle(page);
  const last = page.locator('main section').last();
  const waits = async () =>
    (await last.evaluate((section) => getComputedStyle(section).contentVisibility)) === 'auto';
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await waits()).toBe(true);
  await page.mouse.move(9, 9);
  await expect.poll(waits).toBe(false);
  await last.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await waits()).toBe(false);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});

test('U-11: a key starts the app before load', async ({ page, site }) => {
  // A pending picture delays `load`.
  const release = await holdBack(page, '**/*.avif');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(site.footer).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(site.contactButton).not.toHaveAttribute('data-waiting');
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  release();
});

test('S-RT-6 S-FTR-9: every page hydrates without a warning, also after New Year', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/404/);
  for (const [now, paths] of [
    ['2026-12-31T23:59:58+01:00', ['/']],
    ['2027-01-01T00:00:01+01:00', ['/no-existe', '/error', '/']],
  ] as const)
    await test.step(now, async () => {
      await page.clock.setFixedTime(new Date(now));
      for (const path of paths) {
        await page.goto(path);
        // Wait until the page is hydrated.
        await expect(page.locator('[data-waiting]')).toHaveCount(0);
        await expect(site.footer).toContainText(`© ${now.slice(0, 4)} ${BUSINESS.name}`);
      }
    });
});

test('S-FTR-6 S-FTR-7 S-FTR-8 U-13: a footer link centres its section before the app has loaded', async ({
  page,
  site,
}) => {
  const release = await holdBack(page, SCRIPTS);
  const scrolled = () => page.evaluate(() => scrollY);
  const atRest = async () => {
    // Neither the browser's own jump to the hash, which may come late, nor the app may move the page.
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await settle(page);
  };
  await test.step('from a legal page, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(LEGAL_LINKS.privacy.path);
    await site.serviceLink('corporateEvents').click();
    await site.expectCentred('corporateEvents');
    await expect(site.section('corporateEvents')).toBeFocused();
    await expect(page).toHaveURL('/');
    await page.waitForLoadState('load');
    await settle(page);
    expect(await site.offCentre('corporateEvents')).toBeLessThanOrEqual(2);
  });
  await test.step('on the same page', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const entries = await page.evaluate(() => history.length);
    await site.serviceLink('socialEvents').click();
    await site.expectCentred('socialEvents');
    await expect(site.section('socialEvents')).toBeFocused();
    await expect(page).toHaveURL('/');
    // Hydration must not scroll back a visitor who has scrolled on.
    await page.evaluate(() => scrollBy(0, 400));
    const top = await scrolled();
    release();
    await atRest();
    expect(await scrolled()).toBe(top);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
});
