import type { Page, Request, Route } from 'playwright/test';
import { expect } from 'playwright/test';
import { FUNCTION } from '../../support/queued-requests.ts';

/** What calls of the function meet in the browser's network, and what the console then says. */

export const FAILED = /The event request could not be sent/;
export const OFFLINE = [FAILED, /net::ERR_INTERNET_DISCONNECTED/];
export const STATUS = /Failed to load resource.*status of (?:429|502|504)/;
export const RESET = /net::ERR_CONNECTION_RESET/;

/** The first calls of the function meet these, one each; the others get through. */
export async function meet(page: Page, ...faults: ((route: Route) => unknown)[]): Promise<void> {
  await page.route(FUNCTION, async (route) => (faults.shift() ?? passOn)(route));
}
export const passOn = (route: Route) => route.continue();
export const reset = (route: Route) => route.abort('connectionreset');
export const neverAnswered = () => undefined;
export const hostPage = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<h1>This function has timed out</h1>' });
export const unavailable = (route: Route) =>
  route.fulfill({ status: 502, json: { status: 'unavailable' } });
export const tooMany = (seconds: number) => (route: Route) =>
  route.fulfill({
    status: 429,
    headers: { 'retry-after': String(seconds) },
    json: { status: 'rejected', reason: 'too-many' },
  });
/** The function takes it, and what it answers never arrives. */
export const answerLost = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

/** How often the console has said so by now. */
export function countLines(page: Page, pattern: RegExp): () => number {
  let lines = 0;
  page.on('console', (message) => {
    if (pattern.test(message.text())) lines += 1;
  });
  return () => lines;
}

/**
 * Takes over the clock of a page that is not loaded yet; what it returns lets that run until `done`. It stands still
 * while a call of the function is on its way: the page would give that up before a busy machine has answered.
 */
export async function clockOf(page: Page) {
  const underway = new Set<Request>();
  page.on('request', (request) => request.method() === 'POST' && underway.add(request));
  page.on('requestfinished', (request) => underway.delete(request));
  page.on('requestfailed', (request) => underway.delete(request));
  await page.clock.install();
  return async (done: () => Promise<boolean> | boolean): Promise<void> => {
    while (!(await done())) {
      await expect.poll(() => underway.size, 'calls of the function under way').toBe(0);
      await page.clock.runFor(3000);
    }
  };
}
