import type { Page } from 'playwright/test';

/** Controls when a page loads: holds back requests, and waits until the page is idle or has settled. */

/** Every script of the app, as a pattern for routes. */
export const SCRIPTS = '**/static/js/*.js';

/** Delays all requests to these addresses until the test calls the returned function. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    // The page may be closed by then.
    await route.fallback().catch(() => {});
  });
  return release;
}

/** Holds back the app: every script but the one that each page names. */
export async function holdBackApp(page: Page): Promise<() => void> {
  const release = await holdBack(page, SCRIPTS);
  const html = await (await page.request.get('/')).text();
  const [, first = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  await page.route(`**${first}`, (route) => route.continue());
  return release;
}

/**
 * Waits until React has taken over the dialog, every contact button
 * and every link of the page, which come one after the other.
 */
export const isHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('dialog, [aria-haspopup="dialog"], main a')];
    return parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps')));
  });

/** Waits until no typeface can move the page any more. */
export const facesAreThere = (page: Page) =>
  page.evaluate(async () => void (await document.fonts.ready));

/** Makes the browser never idle: the page prefetches nothing, and only a press or a key starts the app. */
export const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/**
 * Waits until the page has handled its events, rendered, and ended its animations. For assertions that something does
 * not happen, which have no condition to wait for.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // The second frame starts after the first is painted, and the timeout after the tasks that the frames have queued.
    const frames = async () => {
      for (let count = 0; count < 2; count += 1)
        await new Promise((shown) => requestAnimationFrame(shown));
      await new Promise((done) => setTimeout(done));
    };
    await frames();
    // Skip animations that never end or that scrolling drives.
    const isEnding = ({ timeline, playState, effect }: Animation) =>
      timeline === document.timeline &&
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const ending = document.getAnimations().filter(isEnding);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await frames();
  });
