import type { Page, Route } from 'playwright/test';
import { BUSINESS } from '../../../src/content/business.ts';
import { LEGAL_LINKS } from '../../../src/content/legal/legal-links.ts';
import { holdBack, SCRIPTS, settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** What a page loads after its first paint, when the app is loaded, and what works before that. */

/** The loaded faces of the display typeface. */
const facesOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ family, status }) => family.includes('Cormorant') && status === 'loaded')
      .map(({ style }) => style)
      .sort();
  });

/** When the page painted first, when `load` came, and when it requested files, by the page's own clock: Playwright's events can arrive in another order. */
const timesOf = (page: Page) =>
  page.evaluate(() => {
    const startOf = ({ startTime }: PerformanceEntry) => startTime;
    const [navigation] = performance.getEntriesByType('navigation');
    const resources = performance.getEntriesByType('resource');
    const requests = (part: string) =>
      resources.filter(({ name }) => name.includes(part)).map(startOf);
    return {
      paint: performance.getEntriesByType('paint').map(startOf)[0] ?? Number.NaN,
      load: (navigation as PerformanceNavigationTiming).loadEventStart,
      scripts: requests('/static/js/'),
      fonts: requests('.woff2'),
      // The hero is the first picture.
      laterPictures: requests('.avif')
        .sort((one, other) => one - other)
        .slice(1),
    };
  });

test('U-11: the typeface and the pictures below the first view are requested after the first paint, and the scripts after load', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The error page has no picture below its first view.
  for (const [path, least] of [
    ['/', 1],
    ['/error', 0],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      await expect.poll(() => facesOf(page)).toContain('normal');
      await expect.poll(async () => (await timesOf(page)).scripts.length).toBeGreaterThanOrEqual(2);
      const later = async () => (await timesOf(page)).laterPictures.length;
      await expect.poll(later).toBeGreaterThanOrEqual(least);
      await page.waitForLoadState('networkidle');
      const { paint, load, scripts, fonts, laterPictures } = await timesOf(page);
      expect.soft(Math.min(...scripts), 'scripts').toBeGreaterThan(load);
      expect.soft(Math.min(...fonts), 'typeface').toBeGreaterThanOrEqual(paint);
      expect.soft(Math.min(...laterPictures), 'pictures').toBeGreaterThan(paint);
    });
});

test('U-11: all faces of the typefaces are shown together, so that the page is laid out once for them', async ({
  page,
}) => {
  const fonts: Route[] = [];
  await page.route('**/*.woff2', (route) => void fonts.push(route));
  // Stop the page's timers: after three seconds the loaded faces would be shown without the others.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  // A pending font delays `load`.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => fonts.length).toBe(3);
  const known = () =>
    page.evaluate(
      () => [...document.fonts].filter(({ family }) => /Cormorant|Ysabeau/.test(family)).length,
    );
  for (const font of fonts.slice(0, 2)) {
    const url = font.request().url();
    const finished = page.waitForEvent('requestfinished', (request) => request.url() === url);
    await font.continue();
    await finished;
    expect(await known()).toBe(0);
  }
  await fonts[2]?.continue();
  await expect.poll(known).toBe(3);
  expect(await facesOf(page)).toEqual(['italic', 'normal']);
});

test('U-11: in Safari, without `requestIdleCallback`, the app starts shortly after load', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await page.goto('/');
  expect(await page.evaluate(() => 'requestIdleCallback' in window)).toBe(false);
  await expect(site.contactButton).not.toHaveAttribute('data-waiting');
});

test('U-11: a background tab loads the typeface, the pictures and the app', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    // A background tab paints nothing.
    Reflect.deleteProperty(window, 'PerformanceObserver');
  });
  await page.goto('/');
  await expect(page.locator('head > noscript')).toHaveCount(0);
  await expect(site.section('weddings').locator('img')).toHaveCSS('animation-name', 'none');
  await expect(site.contactButton).not.toHaveAttribute('data-waiting');
});

const INTENTS = {
  'a tap': (page: Page) => page.mouse.click(200, 300),
  'a key': (page: Page) => page.keyboard.press('Tab'),
  scrolling: (page: Page) => page.evaluate(() => scrollTo(0, 300)),
};

test('U-11: a tap, a key and scrolling start the app before load', async ({ page, site }) => {
  for (const [intent, act] of Object.entries(INTENTS))
    await test.step(intent, async () => {
      // A pending picture delays `load`.
      const release = await holdBack(page, '**/*.avif');
      await page.goto('/', { waitUntil: 'commit' });
      await expect(site.footer).toBeAttached();
      await act(page);
      await expect(site.contactButton).not.toHaveAttribute('data-waiting');
      expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
      release();
    });
});

test('S-RT-6 S-FTR-9: every page hydrates without a warning, and after New Year the copyright line has the new year', async ({
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

test('S-FTR-6 S-FTR-7 S-FTR-8 U-13: before the app has loaded a footer link centres its section, from a legal page and on the same page; neither hydration nor a reload scrolls the page', {
  tag: '@content',
}, async ({ page, site }) => {
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
  await test.step('a reload does not jump to the section', async () => {
    await page.reload();
    // Wait until the browser has restored the scroll position.
    await expect.poll(scrolled).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo(0, 0));
    await atRest();
    expect(await scrolled()).toBe(0);
  });
});
