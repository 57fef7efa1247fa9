import type { Page } from 'playwright/test';

/** A browser that never gets idle: nothing is fetched ahead, and the app starts at the first sign of intent alone. */
export const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
