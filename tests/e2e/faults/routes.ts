import type { Page, Request, Route } from 'playwright/test';
import { expect } from 'playwright/test';
import { FUNCTION } from '../../support/queued-requests.ts';

/** Network faults for calls of the function, and the console messages that they cause. */

export const FAILED = /The event request could not be sent/;
export const OFFLINE = [FAILED, /net::ERR_INTERNET_DISCONNECTED/];
export const STATUS = /Failed to load resource.*status of (?:429|502|504)/;
export const RESET = /net::ERR_CONNECTION_RESET/;

/** Applies one fault to each of the first calls of the function. Later calls reach it. */
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
/** The function gets the request, and its answer is lost. */
export const answerLost = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

/** Counts the console messages that match. */
export function countLines(page: Page, pattern: RegExp): () => number {
  let lines = 0;
  page.on('console', (message) => {
    if (pattern.test(message.text())) lines += 1;
  });
  return () => lines;
}

/**
 * Installs a fake clock in a page before it is loaded. The returned function runs the clock until `done`. The clock stops
 * during a call of the function: otherwise the page would time out before a busy machine has answered.
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
