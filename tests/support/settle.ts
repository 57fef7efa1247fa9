import type { Page } from 'playwright/test';

/**
 * Waits until the page has handled its events, rendered, and ended its animations and requests for locks. For assertions
 * that something does not happen, which have no condition to wait for, and before positions are measured: the pictures of the
 * home page are out of place at first (`picture.module.css`).
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
    await navigator.locks?.query();
    await frames();
  });
