import type { Page } from 'playwright/test';
import { BUSINESS } from '../../../src/content/business.ts';
import { LEGAL_LINKS } from '../../../src/content/legal/legal-links.ts';
import {
  holdBack,
  neverIdle,
  requestedScripts,
  SCRIPTS,
  settle,
} from '../../support/page-control.ts';
import { offCentre } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

/** When the app is loaded, and what works before that. */

const LEGAL = Object.values(LEGAL_LINKS).map(({ path }) => path);

test('U-11: scripts are fetched after load', async ({ page }) => {
  for (const path of ['/', '/error'])
    await test.step(path, async () => {
      await page.goto(path);
      // Use the page's own times, because Playwright's events can arrive in another order.
      const sinceLoad = () =>
        page.evaluate(() => {
          const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [
            PerformanceNavigationTiming,
          ];
          return performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/static/js/'))
            .map(({ startTime }) => startTime - loadEventStart);
        });
      await expect.poll(async () => (await sinceLoad()).length).toBeGreaterThanOrEqual(2);
      for (const late of await sinceLoad()) expect(late).toBeGreaterThan(0);
    });
});

test('U-11: the pictures below the first view are requested after the first paint', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await settle(page);
  await page.waitForLoadState('networkidle');
  const firstPaint = () => page.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime);
  await expect.poll(firstPaint).toBeDefined();
  const requests = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.avif'))
      .map(({ startTime }) => startTime),
  );
  // The hero is the first one.
  const [, next = 0] = requests.sort((one, other) => one - other);
  expect(next, 'when the second picture is requested').toBeGreaterThan((await firstPaint()) ?? 0);
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

test('U-11: a background tab loads the typeface and the app', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    // A background tab paints nothing.
    Reflect.deleteProperty(window, 'PerformanceObserver');
  });
  await page.goto('/');
  await expect(page.locator('head > noscript')).toHaveCount(0);
  await expect(site.contactButton).not.toHaveAttribute('data-waiting');
});

test('U-11: the app does not start before the browser is idle or the visitor interacts', async ({
  page,
}) => {
  await neverIdle(page);
  const scripts = requestedScripts(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.mouse.move(200, 300);
  await expect.poll(() => scripts.length).toBeGreaterThanOrEqual(2);
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
  // Legal pages run no script, so the time does not matter.
  for (const path of LEGAL) await page.goto(path);
  for (const now of [
    '2026-12-31T23:59:58+01:00',
    '2027-01-01T00:00:01+01:00',
    '2031-02-28T12:00:00+01:00',
  ])
    await test.step(now, async () => {
      await page.clock.setFixedTime(new Date(now));
      for (const path of ['/no-existe', '/error', '/']) {
        await page.goto(path);
        // Wait until the page is hydrated.
        await expect(page.locator('[data-waiting]')).toHaveCount(0);
      }
      await expect(site.footer).toContainText(`© ${now.slice(0, 4)} ${BUSINESS.name}`);
    });
});

test('S-FTR-7 S-FTR-8: before the app has loaded a footer link centres its section, and hydration does not scroll the page', {
  tag: '@content',
}, async ({ page, site }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const entries = await page.evaluate(() => history.length);
  await site.serviceLink('socialEvents').click();
  const section = site.section('socialEvents');
  await expect.poll(() => section.evaluate(offCentre)).toBeLessThanOrEqual(2);
  await expect(section).toBeFocused();
  await expect(page).toHaveURL('/');
  // Hydration must not scroll back a visitor who has scrolled on.
  await page.evaluate(() => scrollBy(0, 400));
  const top = await page.evaluate(() => scrollY);
  release();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('S-FTR-7: a link from a legal page centres its section before the app is loaded', async ({
  page,
  site,
}) => {
  await page.route(SCRIPTS, () => {});
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(LEGAL_LINKS.privacy.path);
  await site.serviceLink('corporateEvents').click();
  const section = site.section('corporateEvents');
  await expect.poll(() => section.evaluate(offCentre)).toBeLessThanOrEqual(2);
  await page.waitForLoadState('load');
  await settle(page);
  expect(await section.evaluate(offCentre)).toBeLessThanOrEqual(2);
});
