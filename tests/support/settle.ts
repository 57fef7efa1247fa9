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
    // Neither those that scrolling moves nor those that repeat for ever come to an end.
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, playState, effect }) =>
          timeline === document.timeline &&
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await navigator.locks?.query();
    await frames();
  });
