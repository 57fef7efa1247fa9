import type { Page, Route } from 'playwright/test';
import { FUNCTION } from '../../support/kept-requests.ts';

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

/** Lets the page's own clock run until `done`, in steps that leave its requests time to be answered. */
export async function runUntil(page: Page, done: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await done())) await page.clock.runFor(3000);
}
