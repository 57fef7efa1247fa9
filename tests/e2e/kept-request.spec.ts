import type { Page } from 'playwright/test';
import { STORAGE_NAME } from '../../src/event-request/kept-marker.ts';
import type { EventRequest } from '../../src/shared/event-request.ts';
import { createSite, THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const FUNCTION = '**/api/event-request';
const KEY = '6a1f0c52-3d7b-4c1e-9a44-0b8f2d6e7c10';
const HOUR = 3_600_000;

const keptIn = (page: Page) => page.evaluate((name) => localStorage.getItem(name), STORAGE_NAME);

/** As an earlier visit left it, before any script of the page runs. */
const leave = (page: Page, text: string) =>
  page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    STORAGE_NAME,
    text,
  ] as const);

const entryOf = (request: EventRequest, age = 0) =>
  JSON.stringify([{ key: KEY, at: Date.now() - age, request }]);

function countPosts(page: Page): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  return () => posts;
}

/** Sends while there is no connection, which fails at once. */
async function failOffline(page: Page, visitor: EventRequest): Promise<void> {
  const site = createSite(page);
  await page.goto('/');
  await site.openForm();
  await site.fillIn(visitor);
  await page.context().setOffline(true);
  const reported = page.waitForEvent('console', (message) =>
    /could not be sent/.test(message.text()),
  );
  await site.submit.click();
  await reported;
  await expect(site.submit).toHaveText('Finalizar');
}

test.describe('without a connection', () => {
  test.beforeEach(({ allowConsole }) => {
    allowConsole(/The event request could not be sent \(TypeError\)/);
    allowConsole(/net::ERR_INTERNET_DISCONNECTED/);
  });

  test('U-4: when the connection is back it goes by itself, once; then all is as after a success', async ({
    page,
    context,
    site,
    visitor,
    mailbox,
  }) => {
    const posts = countPosts(page);
    await failOffline(page, visitor);
    expect(await keptIn(page)).toContain(visitor.email);
    const tried = posts();
    await context.setOffline(false);
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    await expect(site.dialog).toBeHidden();
    await expect(site.contactButton).toBeFocused();
    const { body } = await mailbox.onlyMessage();
    expect(body.params).toEqual({ ...visitor, reponseEmail: visitor.email });
    expect(posts()).toBe(tried + 1);
    expect(await keptIn(page)).toBeNull();
    await site.openForm();
    await expect(site.field('name')).toHaveValue('');
  });

  test('U-4: what was edited meanwhile is never overtaken by its older self: one mail, the edited one', async ({
    page,
    context,
    site,
    visitor,
    mailbox,
  }) => {
    await failOffline(page, visitor);
    const posts = countPosts(page);
    await site.field('description').fill('Mejor bajo techo.');
    await context.setOffline(false);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForTimeout(300);
    expect(posts()).toBe(0);
    await site.submit.click();
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    expect((await mailbox.onlyMessage()).body.params?.description).toBe('Mejor bajo techo.');
    expect(await keptIn(page)).toBeNull();
  });

  test('U-4: after an edited form was closed, what was submitted goes, and what was typed stays', async ({
    page,
    context,
    site,
    visitor,
    mailbox,
  }) => {
    await failOffline(page, visitor);
    await site.field('description').fill('Mejor bajo techo.');
    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    expect((await mailbox.onlyMessage()).body.params?.description).toBe(visitor.description);
    await site.openForm();
    await expect(site.field('description')).toHaveValue('Mejor bajo techo.');
  });

  test('U-4: at the next visit it goes by itself; the form is a new one', async ({
    page,
    context,
    visitor,
    mailbox,
  }) => {
    await failOffline(page, visitor);
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    const site = createSite(later);
    await later.goto('/');
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    await expect(site.dialog).toBeHidden();
    await mailbox.onlyMessage();
    expect(await keptIn(later)).toBeNull();
    await site.openForm();
    await expect(site.field('name')).toHaveValue('');
  });

  test('U-4: another tab does not send what the visitor has open here', async ({
    page,
    context,
    site,
    visitor,
    mailbox,
  }) => {
    const other = await context.newPage();
    await other.goto('/');
    await createSite(other).openForm();
    await failOffline(page, visitor);
    const posts = countPosts(other);
    await site.field('description').fill('Mejor bajo techo.');
    await context.setOffline(false);
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await other.waitForTimeout(300);
    expect(posts()).toBe(0);
    // In a tab that nobody sees no animation ends.
    await page.bringToFront();
    await site.submit.click();
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    await mailbox.onlyMessage();
  });

  test('U-4: where the browser blocks all storage this page remembers', async ({
    page,
    context,
    site,
    visitor,
    mailbox,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await failOffline(page, visitor);
    await context.setOffline(false);
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    await mailbox.onlyMessage();
  });
});

test('U-4: a page that is ended in the middle of sending has lost nothing', async ({
  page,
  context,
  site,
  visitor,
  mailbox,
}) => {
  await page.route(FUNCTION, () => undefined);
  await page.goto('/');
  await site.openForm();
  await site.fillIn(visitor);
  const asked = page.waitForRequest(FUNCTION);
  await site.submit.click();
  await asked;
  await page.close();
  const later = await context.newPage();
  await later.goto('/');
  await expect(createSite(later).alert(THANKS_ALERT)).toBeVisible();
  await mailbox.onlyMessage();
});

test('U-4: of two tabs that find it one sends', async ({ context, visitor, mailbox }) => {
  let posts = 0;
  await context.route(FUNCTION, async (route) => {
    posts += 1;
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  const tabs = [await context.newPage(), await context.newPage()];
  const [first] = tabs as [Page];
  await first.goto('/cookies');
  await first.evaluate(([name, value]) => localStorage.setItem(name, value), [
    STORAGE_NAME,
    entryOf(visitor),
  ] as const);
  await Promise.all(tabs.map((tab) => tab.goto('/')));
  await mailbox.onlyMessage();
  await expect.poll(() => keptIn(first)).toBeNull();
  expect(posts).toBe(1);
});

test('U-4: a failure of what is sent by itself is silent, and it is tried again later', async ({
  page,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/The event request could not be sent \(HTTP 502\)/);
  allowConsole(/Failed to load resource.*502/);
  const lines: string[] = [];
  page.on('console', (message) => {
    if (/could not be sent/.test(message.text())) lines.push(message.text());
  });
  let failing = true;
  let posts = 0;
  await page.route(FUNCTION, (route) => {
    posts += 1;
    if (failing) return route.fulfill({ status: 502, json: { status: 'unavailable' } });
    return route.continue();
  });
  await page.clock.install();
  await page.goto('/');
  await site.openForm();
  await site.fillIn(visitor);
  await site.submit.click();
  await expect.poll(() => lines.length).toBe(1);
  await page.clock.runFor(16_000);
  await expect.poll(() => posts).toBe(2);
  await expect(site.dialog).toBeVisible();
  failing = false;
  await page.clock.runFor(61_000);
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  expect(lines).toHaveLength(1);
  await mailbox.onlyMessage();
});

test('U-4: what the function will never take is dropped, with one line in the console', async ({
  page,
  visitor,
  allowConsole,
}) => {
  allowConsole(/The event request could not be sent \(invalid\)/);
  allowConsole(/Failed to load resource.*422/);
  await page.route(FUNCTION, (route) =>
    route.fulfill({ status: 422, json: { status: 'invalid', errors: { name: 'No' } } }),
  );
  await leave(page, entryOf(visitor));
  await page.goto('/');
  await expect.poll(() => keptIn(page)).toBeNull();
});

for (const [what, textFor] of [
  ['nonsense', () => 'nonsense'],
  ['somebody else’s list', () => '[{"key":1}, null]'],
  ['a day-old request', (visitor: EventRequest) => entryOf(visitor, 24 * HOUR)],
] as const)
  test(`U-4: ${what} in storage is deleted in silence`, async ({ page, site, visitor }) => {
    const posts = countPosts(page);
    await leave(page, textFor(visitor));
    await page.goto('/');
    await expect.poll(() => keptIn(page)).toBeNull();
    expect(posts()).toBe(0);
    await site.openForm();
    await expect(site.submit).toBeVisible();
  });
