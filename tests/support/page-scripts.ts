import type { APIRequestContext, Page } from 'playwright/test';
import { appScripts } from '../../tools/build/page-html.ts';

/** Every script of the app, as a pattern for routes. */
export const SCRIPTS = '**/static/js/*.js';

/** The app's scripts that the page at this path names: first the app's entry, last the page's own, which imports it. */
export const scriptsOf = async (request: APIRequestContext, path = '/') =>
  appScripts(await (await request.get(path)).text());

/** The app's scripts that the page requests from now on. */
export function requestedScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/static/js/')) scripts.push(request.url());
  });
  return scripts;
}
