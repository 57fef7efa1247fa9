import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import { LEGAL_LINKS } from '../../src/content/legal/legal-links.ts';
import { OUTBOX_NAME } from '../../src/event-request/outbox-marker.ts';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import type { EventRequest } from '../../src/shared/event-request.ts';
import { createSite } from './site.ts';
import { expect } from './test.ts';

/** Queued requests in a page's storage (U-4). */

export const FUNCTION = `**${EVENT_REQUEST_PATH}`;

/** Answers every request in place of the function. */
export const answerWith = (page: Page, status: number, json: object) =>
  page.route(FUNCTION, (route) => route.fulfill({ status, json }));

export const readOutbox = (page: Page) =>
  page.evaluate((name) => localStorage.getItem(name), OUTBOX_NAME);

/** Stores an outbox with this request, from a page that does not run the outbox. */
export async function store(page: Page, request: Partial<EventRequest>): Promise<void> {
  await page.goto(LEGAL_LINKS.cookies.path);
  const outbox = JSON.stringify([{ key: randomUUID(), at: Date.now(), request }]);
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    OUTBOX_NAME,
    outbox,
  ] as const);
}

export function countPosts(page: Page | BrowserContext): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  return () => posts;
}

/** The console messages of `failOffline`. */
export const OFFLINE = [
  /The event request could not be sent \(TypeError\)/,
  /net::ERR_INTERNET_DISCONNECTED/,
];

/** Waits until the page reports that a request could not be sent. */
export const waitForReport = (page: Page) =>
  page.waitForEvent('console', (message) => /could not be sent/.test(message.text()));

/** Submits a new form while the browser is offline, and waits for the failure. */
export async function failOffline(page: Page, visitor: Partial<EventRequest>): Promise<void> {
  const site = createSite(page);
  await site.visitForm();
  await page.context().setOffline(true);
  const reported = waitForReport(page);
  await site.send(visitor);
  await reported;
  await expect(site.submit).toHaveText('Finalizar');
}

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
