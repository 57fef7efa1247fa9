import type { Page } from 'playwright/test';

/** Makes the browser never idle: the page prefetches nothing, and only an action of the visitor starts the app. */
export const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
