import type { Page, Route } from 'playwright/test';
import { createTestMailbox } from '../../support/mailbox.ts';
import { holdBack, SCRIPTS, scriptsOf, settle } from '../../support/page-control.ts';
import {
  answerWith,
  blockStorage,
  countPosts,
  FUNCTION,
  failToSend,
  flush,
  REFUSED,
  readOutbox,
  store,
  waitForReport,
} from '../../support/queued-requests.ts';
import { createSite, type Site } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';
import { newVisitor } from '../../support/visitor.ts';

/**
 * Faults between the visitor and the function: of the connection, the host, the browser's storage and tabs. Each ends with
 * exactly one mail (S-PRD-3, U-4). `request.test.ts`, `outbox.test.ts` and `use-request.test.tsx` have the others.
 */

const MINUTE = 60_000;

/** Applies one fault to each of the first calls of the function. Later calls reach it. */
const meet = (page: Page, ...faults: ((route: Route) => unknown)[]) =>
  page.route(FUNCTION, async (route) => {
    const fault = faults.shift();
    await (fault ? fault(route) : route.continue());
  });

/** The function gets the request, and its answer is lost. */
async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort('connectionreset');
}

/** Expects the thank-you, and that nothing is left to be sent. After a flush it repeats neither name nor email: somebody else may use the device. */
async function expectDone(page: Page, { isDiscreet = true, email = '' } = {}): Promise<void> {
  await createSite(page).expectThanks();
  const thanks = page.getByRole('alert').locator('..');
  const told = isDiscreet ? 0 : 1;
  await expect(thanks.getByText(email || '@')).toHaveCount(told);
  await expect(thanks.getByText('Núria:')).toHaveCount(told);
  expect(await readOutbox(page).catch(() => [])).toEqual([]);
  const posts = countPosts(page);
  await flush(page);
  await settle(page);
  expect(posts(), 'calls of the function after the thank-you').toBe(0);
}

/** Expects the open dialog with every value, and no alert (S-ERR-2). */
async function expectNothingNew(site: Site, values: Parameters<Site['expectValues']>[0]) {
  await expect(site.submit).toHaveText('Finalizar');
  await expect(site.alerts).toHaveCount(0);
  await site.expectValues(values);
}

test('U-4: without a connection nothing new is shown; the request is sent when the connection is back', async ({
  page,
  context,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  // Offline, or out of time: the page's clock runs faster than the browser.
  allowConsole(
    /The event request could not be sent \((?:Type|Abort)Error\)/,
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
  await expectDone(page);
  await expect(page.locator('[name="name"]')).toHaveValue('');
});

test('U-4: if the connection breaks after the function has sent the mail, the visitor is thanked', async ({
  page,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/net::ERR_CONNECTION_RESET/);
  await meet(page, loseAnswer, loseAnswer);
  await site.visitForm();
  await site.send(visitor);
  await expectDone(page, { isDiscreet: false, email: visitor.email });
  await mailbox.onlyMessage();
});

for (const [when, answer] of [
  ['before the function gets it', () => undefined],
  ['after the function has sent the mail', (route: Route) => route.fetch()],
] as const)
  test(`U-4: a tab that is closed while it sends, ${when}, is thanked for at the next visit`, async ({
    page,
    context,
    site,
    visitor,
    mailbox,
  }) => {
    const asked = new Promise<void>((resolve) => {
      void meet(page, async (route) => {
        await answer(route);
        resolve();
      });
    });
    await site.visitForm();
    await site.send(visitor);
    await asked;
    await page.close();
    const nextVisit = await context.newPage();
    await nextVisit.goto('/');
    await createSite(nextVisit).start();
    await expectDone(nextVisit);
    await mailbox.onlyMessage();
  });

test('U-4 U-20: of two tabs that find the same queued request, one sends it', async ({
  page,
  context,
  visitor,
  mailbox,
}) => {
  const posts = countPosts(context);
  const release = await holdBack(context, FUNCTION);
  await store(page, visitor);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.goto('/');
    await createSite(tab).start();
    await settle(tab);
  }
  release();
  await mailbox.onlyMessage();
  await expect.poll(() => readOutbox(page)).toEqual([]);
  expect(posts()).toBe(1);
  const thanks = () => Promise.all([page, other].map((tab) => tab.getByRole('alert').count()));
  await expect.poll(async () => (await thanks()).sort()).toEqual([0, 1]);
});

test('U-4: after a 502 an email is corrected and the dialog closed: one mail, to the corrected address', async ({
  page,
  site,
  visitor,
  mailbox,
  request,
  allowConsole,
}) => {
  allowConsole(...REFUSED);
  const wrong = newVisitor().email;
  await site.visitForm();
  await failToSend(page, { ...visitor, email: wrong });
  const posts = countPosts(page);
  await site.field('email').fill(visitor.email);
  await flush(page);
  await settle(page);
  expect(posts()).toBe(0);
  await site.closeForm();
  expect(await readOutbox(page)).toEqual([visitor]);
  await flush(page);
  await mailbox.onlyMessage();
  await expectDone(page);
  expect(await createTestMailbox(request, wrong).messages()).toEqual([]);
  await expect(page.locator('[name="email"]')).toHaveValue('');
});

test('U-4: a corrected request is also kept when the page is left, and sent at the next visit', async ({
  page,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  allowConsole(...REFUSED);
  await site.visitForm();
  await failToSend(page, { ...visitor, description: 'Al aire libre.' });
  await site.field('description').fill(visitor.description);
  await page.goto('/error');
  await site.start();
  const { body } = await mailbox.onlyMessage();
  expect(body.params?.description).toBe(visitor.description);
  await expectDone(page);
  await site.openForm();
  await site.expectValues({ name: '', email: '' });
});

test('U-4: a kept request is sent although the chunk of the form cannot be loaded', async ({
  page,
  site,
  visitor,
  mailbox,
  request,
  allowConsole,
}) => {
  allowConsole(/net::ERR_INTERNET_DISCONNECTED/, /Failed to load resource.*404/);
  await store(page, visitor);
  const first = await scriptsOf(request);
  await page.route(SCRIPTS, (route) =>
    first.some((script) => route.request().url().endsWith(script))
      ? route.fallback()
      : route.fulfill({ status: 404 }),
  );
  await page.route(FUNCTION, (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  await site.start();
  await settle(page);
  await page.unroute(FUNCTION);
  await flush(page);
  await mailbox.onlyMessage();
  await expect.poll(() => readOutbox(page)).toEqual([]);
});

test('S-PRD-2 U-4: where the browser blocks all storage, the request is sent from memory', async ({
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
  await expectDone(page);
});

for (const [how, leave] of [
  ['the form is opened again', (site: Site) => site.closeForm()],
  ['the page is reloaded', (_: Site, page: Page) => page.reload()],
] as const)
  test(`U-4 U-29 S-FLD-5: a queued request keeps its default date when ${how} after midnight`, async ({
    page,
    site,
    visitor,
    mailbox,
    allowConsole,
  }) => {
    allowConsole(...REFUSED);
    const { date: _, ...typed } = visitor;
    await page.clock.install({ time: '2027-03-04T23:50:00+01:00' });
    await site.visitForm();
    await failToSend(page, typed);
    await answerWith(page, 200, { status: 'unknown' });
    await leave(site, page);
    await site.start();
    await page.clock.runFor(20 * MINUTE);
    await site.openForm();
    await site.expectValues({ ...typed, date: '2027-03-05' });
    await page.unroute(FUNCTION);
    await flush(page);
    expect((await mailbox.onlyMessage()).body.params?.date).toBe('2027-03-04');
    await expect(page.locator('[name="name"]')).toHaveValue('');
  });

test('U-4 U-20: a request whose answer was lost is mailed once, also if it is submitted again', async ({
  page,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/The event request could not be sent \(HTTP 200\)/);
  const { date: _, ...typed } = visitor;
  await page.clock.install({ time: '2027-03-04T23:50:00+01:00' });
  await meet(page, async (route) => {
    await route.fetch();
    await route.fulfill({ json: { status: 'unknown' } });
  });
  await site.visitForm();
  const reported = waitForReport(page);
  await site.send(typed);
  await reported;
  await site.closeForm();
  await page.clock.setFixedTime('2027-03-05T00:10:00+01:00');
  await site.openForm();
  await site.expectValues({ date: '2027-03-05' });
  await site.submit.click();
  await site.expectThanks();
  expect((await mailbox.onlyMessage()).body.params?.date).toBe('2027-03-04');
});
