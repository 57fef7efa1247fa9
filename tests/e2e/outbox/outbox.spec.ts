import type { BrowserContext, Page } from 'playwright/test';
import { DAY_PLAN, DAYS } from '../../../src/content/day-plan.ts';
import { HOME } from '../../../src/content/site.ts';
import { DRAFT_KEY } from '../../../src/event-request/draft.ts';
import { KEY_PREFIX } from '../../../src/event-request/outbox-storage.ts';
import { createTestMailbox } from '../../support/mailbox.ts';
import {
  blockStorage,
  FUNCTION,
  failToSend,
  flush,
  REFUSED,
  readOutbox,
  UNAVAILABLE,
  waitForReport,
} from '../../support/queued-requests.ts';
import { createSite, type Site, THANKS_TITLE } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';
import { newVisitor } from '../../support/visitor.ts';

/**
 * Faults between the visitor and the function: of the connection, the host, the browser's storage and tabs. Each
 * submitted version arrives once (S-PRD-3, U-4), and nobody is thanked for another's.
 */

/**
 * Expects the thank-you, and an empty outbox. The thank-you repeats name, email and phone only if `visitor` has
 * submitted the form on this page: by now somebody else may use the device.
 */
async function expectDone(page: Page, visitor?: { name: string }): Promise<void> {
  await createSite(page).expectThanks();
  const personal = /visitor\.example|600&nbsp;123&nbsp;456|(?:Núria|Lea):/g;
  // That for the form's request may replace that for an earlier one.
  await expect(async () => {
    // With the links, which hold what they write.
    const told = await page.getByRole('dialog', { name: THANKS_TITLE }).innerHTML();
    const repeated = new Set(decodeURIComponent(told).match(personal));
    expect(repeated.size).toBe(visitor ? 3 : 0);
    if (visitor) expect(told).toContain(`${visitor.name}:`);
  }).toPass();
  await expect.poll(() => readOutbox(page).catch(() => [])).toEqual([]);
}

/** Expects the open dialog with every value, and no alert (S-ERR-2). */
async function expectNothingNew(site: Site, values: Parameters<Site['expectValues']>[0]) {
  await expect(site.submit).toHaveText('Finalizar');
  await expect(site.alerts).toHaveCount(0);
  await site.expectValues(values);
}

/** Visits the site in a new tab. */
async function visitAgain(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await createSite(page).start();
  return page;
}

test('S-ERR-2 S-SUB-5 R-2 U-4: without a connection nothing new is shown; the request is sent when the connection is back', async ({
  page,
  context,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  // Offline, or out of time: the page's clock runs faster than the browser.
  allowConsole(
    /The event request could not be sent \((?:Type|Abort|Timeout)Error\)/,
    /ERR_INTERNET_DISCONNECTED/,
  );
  await page.clock.install();
  await site.visitForm();
  await context.setOffline(true);
  const reported = waitForReport(page);
  await site.send(visitor);
  await expect(async () => {
    await page.clock.runFor(5_000);
    expect(await site.submit.isVisible()).toBe(true);
  }).toPass();
  await reported;
  await expectNothingNew(site, visitor);
  expect(await readOutbox(page)).toEqual([visitor]);
  await context.setOffline(false);
  const { body } = await mailbox.onlyMessage();
  expect(body.params).toEqual({ ...visitor, reponseEmail: visitor.email });
  await expectDone(page, visitor);
  await expect(page.locator('[name="name"]')).toHaveValue('');
});

test('U-4 U-22: the request of a tab that was closed while it was sending is thanked for at the next visit', async ({
  page,
  context,
  site,
  visitor,
  mailbox,
}) => {
  const mailed = new Promise<void>((resolve) => {
    void page.route(
      FUNCTION,
      async (route) => {
        await route.fetch();
        resolve();
      },
      { times: 1 },
    );
  });
  await site.visitForm();
  await site.send(visitor);
  await mailed;
  await page.close();
  await expectDone(await visitAgain(context));
  await mailbox.onlyMessage();
});

test('U-4 U-20: two tabs with the same queued request both thank, and send one mail', async ({
  page,
  context,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  allowConsole(...REFUSED);
  await site.visitForm();
  await failToSend(page, visitor);
  await expectDone(await visitAgain(context));
  await expectDone(page, visitor);
  await expect(page.locator('[name="name"]')).toHaveValue('');
  await mailbox.onlyMessage();
});

test('U-29: a tablet with two people, and a planner with two events: each request arrives as it was', async ({
  page,
  site,
  visitor,
  mailbox,
  request,
  allowConsole,
}) => {
  allowConsole(...REFUSED);
  const lea = { ...newVisitor(), name: 'Lea' };
  await site.visitForm();
  await failToSend(page, visitor);
  await site.field('date').fill('2027-09-04');
  await failToSend(page, { ceremony: 'Evento Corporativo' });
  await failToSend(page, lea);
  await site.closeForm();
  await flush(page);
  await expectDone(page, lea);
  const ceremonies = (await mailbox.messages()).map(({ body }) => body.params?.ceremony);
  expect(ceremonies.toReversed()).toEqual([visitor.ceremony, 'Evento Corporativo']);
  const { body } = await createTestMailbox(request, lea.email).onlyMessage();
  expect(body.params).toMatchObject(lea);
});

test('U-9 U-20: a form whose request waits takes no prefill, and is sent as the same request', async ({
  page,
  site,
  visitor: { ceremony: _, numberOfGuests: __, ...typed },
  mailbox,
  allowConsole,
}) => {
  allowConsole(...REFUSED);
  await site.visit();
  // The plan has a number of guests of its own.
  const opener = DAYS.length > 0 ? DAY_PLAN : HOME.hero;
  await page.getByRole('main').getByRole('button', { name: opener.action }).first().click();
  await site.field('name').waitFor();
  const guests = await site.field('numberOfGuests').inputValue();
  await failToSend(page, typed);
  await site.closeForm();
  await site.section('socialEvents').getByRole('button').first().click();
  await site.expectValues({ ceremony: 'Boda Religiosa', numberOfGuests: Number(guests) });
  const [waiting] = await page.evaluate(() => Object.keys(localStorage));
  const posted = page.waitForRequest(FUNCTION);
  await site.submit.click();
  expect(waiting).toBe(KEY_PREFIX + (await posted).headers()['idempotency-key']);
  await site.expectThanks();
  await mailbox.onlyMessage();
});

test('U-4 U-29: without the form’s chunk a request is sent and thanked for, and its text is gone', async ({
  page,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  allowConsole(...REFUSED, /net::ERR_FAILED/);
  await site.visitForm();
  await failToSend(page, visitor);
  await page.route('**/static/js/*.js', async (route) => {
    const body = await (await route.fetch()).text();
    return body.includes('data-1p-ignore') ? route.abort() : route.fallback();
  });
  const lost = page.waitForEvent('requestfailed');
  await page.reload();
  await site.start();
  await lost;
  await mailbox.onlyMessage();
  await expectDone(page);
  expect(await readOutbox(page)).toEqual([]);
  expect(await page.evaluate((name) => sessionStorage.getItem(name), DRAFT_KEY)).toBe(null);
});

test('S-PRD-2 U-4 R-2: where the browser blocks all storage, the request is sent from memory', async ({
  page,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  allowConsole(...REFUSED);
  await blockStorage(page, 'localStorage', 'sessionStorage');
  await site.visitForm();
  await failToSend(page, visitor);
  await expectNothingNew(site, visitor);
  await flush(page);
  await mailbox.onlyMessage();
  await expectDone(page, visitor);
});

test('U-4 U-29 U-50: a request survives a reload between two posts, and a tab that the phone kills', async ({
  page,
  context,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/status of 502/);
  await page.route(FUNCTION, (route) => route.fulfill(UNAVAILABLE));
  await site.visitForm();
  const posted = page.waitForResponse(FUNCTION);
  await site.send(visitor);
  await posted;
  const again = page.waitForRequest(FUNCTION);
  await page.reload();
  await site.start();
  const [name = ''] = await page.evaluate(() => Object.keys(localStorage));
  expect(name).toBe(KEY_PREFIX + (await again).headers()['idempotency-key']);
  await site.openForm();
  await site.expectValues(visitor);
  await site.field('description').fill('Mejor bajo techo.');
  const draft = () => page.evaluate((key) => sessionStorage.getItem(key), DRAFT_KEY);
  expect(await draft(), 'stored at each edit').toContain('Mejor bajo techo.');
  const killed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await killed;
  await expectDone(await visitAgain(context));
  expect((await mailbox.onlyMessage()).body.params).toMatchObject(visitor);
});
