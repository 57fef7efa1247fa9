import type { Page } from 'playwright/test';

/**
 * Until what was done has had its effects, however slow the machine: events, renderings, animations, locks that were
 * asked for. For what must not come, which no condition can wait for.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // The second frame begins when the first has been shown; what a task of it has begun is done then.
    const frames = async () => {
      for (let count = 0; count < 2; count += 1)
        await new Promise((shown) => requestAnimationFrame(shown));
      await new Promise((done) => setTimeout(done));
    };
    await frames();
    // Not one that waits for ever, or for the reader to scroll.
    const isEnding = ({ timeline, playState, effect }: Animation) =>
      timeline === document.timeline &&
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const ending = document.getAnimations().filter(isEnding);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await navigator.locks?.query();
    await frames();
  });
