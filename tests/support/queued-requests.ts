import type { Page } from 'playwright/test';
import { KEY_PREFIX } from '../../src/event-request/outbox-storage.ts';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import type { EventRequest } from '../../src/shared/event-request.ts';
import { createSite } from './site.ts';
import { expect } from './test.ts';

/** Queued requests in a page's storage (U-4). */

export const FUNCTION = `**${EVENT_REQUEST_PATH}`;

/** The queued requests in the page's storage. */
export const readOutbox = (page: Page): Promise<EventRequest[]> =>
  page.evaluate(
    (prefix) =>
      Object.entries(localStorage)
        .filter(([name]) => name.startsWith(prefix))
        .map(([, text]) => JSON.parse(text).request),
    KEY_PREFIX,
  );

export function countPosts(page: Page): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  return () => posts;
}

/** The function's answer while Brevo is away. */
export const UNAVAILABLE = { status: 502, json: { status: 'unavailable' } };

/** The console messages of `failToSend`. */
export const REFUSED = [
  /The event request could not be sent \(HTTP 502\)/,
  /Failed to load resource.*status of 502/,
];

/** Waits until the page reports that a request could not be sent. */
export const waitForReport = (page: Page) =>
  page.waitForEvent('console', (message) => /could not be sent/.test(message.text()));

/** Submits the open form while the function answers 502. From then on it works. */
export async function failToSend(page: Page, visitor: Partial<EventRequest>): Promise<void> {
  const site = createSite(page);
  await page.route(FUNCTION, (route) => route.fulfill(UNAVAILABLE));
  const reported = waitForReport(page);
  await site.send(visitor);
  await reported;
  await expect(site.submit).toHaveText('Finalizar');
  await page.unroute(FUNCTION);
}

/** As if the connection were back: the outbox posts each queued request. */
export const flush = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

/** Makes every access to these storages throw, as a setting of the browser can. */
export const blockStorage = (page: Page, ...names: ('localStorage' | 'sessionStorage')[]) =>
  page.addInitScript((blocked) => {
    for (const name of blocked)
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  }, names);

/** As if this tab had been reloaded within the hour: it is not reloaded again. */
export const wasReloaded = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now())));
