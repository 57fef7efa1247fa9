import type { Page } from 'playwright/test';
import { LEGAL_LINKS } from '../../src/content/legal/legal-links.ts';
import { STORAGE_NAME } from '../../src/event-request/outbox-marker.ts';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import type { EventRequest } from '../../src/shared/event-request.ts';
import { createSite } from './site.ts';
import { expect } from './test.ts';

/** Queued requests in a page's storage (U-4). */

export const FUNCTION = `**${EVENT_REQUEST_PATH}`;
const KEY = '6a1f0c52-3d7b-4c1e-9a44-0b8f2d6e7c10';

export const readOutbox = (page: Page) =>
  page.evaluate((name) => localStorage.getItem(name), STORAGE_NAME);

/** Stores a text once, from a page that does not run the outbox. */
export async function store(page: Page, text: string): Promise<void> {
  await page.goto(LEGAL_LINKS.cookies.path);
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    STORAGE_NAME,
    text,
  ] as const);
}

/** An outbox with one request. */
export const entryOf = (request: Partial<EventRequest>) =>
  JSON.stringify([{ key: KEY, at: Date.now(), request }]);

export function countPosts(page: Page): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  return () => posts;
}

async function fillInNewForm(page: Page, visitor: EventRequest) {
  const site = createSite(page);
  await page.goto('/');
  await site.openForm();
  await site.fillIn(visitor);
  return site;
}

/** Fills in the form of a new page and sends it. */
export async function submit(page: Page, visitor: EventRequest): Promise<void> {
  const site = await fillInNewForm(page, visitor);
  await site.submit.click();
}

/** The console messages of `failOffline`. */
export const OFFLINE = [
  /The event request could not be sent \(TypeError\)/,
  /net::ERR_INTERNET_DISCONNECTED/,
];

/** Submits a new form while the browser is offline, and waits for the failure. */
export async function failOffline(page: Page, visitor: EventRequest): Promise<void> {
  const site = await fillInNewForm(page, visitor);
  await page.context().setOffline(true);
  const reported = page.waitForEvent('console', (message) =>
    /could not be sent/.test(message.text()),
  );
  await site.submit.click();
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
