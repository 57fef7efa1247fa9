import type { Page } from 'playwright/test';

/** Every script of the app, as a pattern for routes. */
export const SCRIPTS = '**/static/js/*.js';

/** The app's scripts that the page requests from now on. */
export function requestedScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/static/js/')) scripts.push(request.url());
  });
  return scripts;
}
