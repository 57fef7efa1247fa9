import type { Page, Route } from 'playwright/test';
import { createTestMailbox } from '../../support/mailbox.ts';
import { holdBack, settle } from '../../support/page-control.ts';
import {
  answerWith,
  blockStorage,
  countPosts,
  FUNCTION,
  failToSend,
  flush,
  REFUSED,
  readOutbox,
  waitForReport,
} from '../../support/queued-requests.ts';
import { createSite, type Site, THANKS_ALERT } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';
import { newVisitor } from '../../support/visitor.ts';

/**
 * Faults between the visitor and the function: of the connection, the host, the browser's storage and tabs. Each ends with
 * exactly one mail (S-PRD-3, U-4). `request.test.ts`, `outbox.test.ts` and `use-request.test.tsx` have the others.
 */

/** Expects the thank-you of a flush, and that nothing is left to be sent. It repeats neither name, email nor phone: somebody else may use the device. */
async function expectDone(page: Page): Promise<void> {
  await createSite(page).expectThanks();
  // With the links, which hold what they write.
  const told = await page.getByRole('dialog', { name: THANKS_ALERT }).innerHTML();
  expect(decodeURIComponent(told)).not.toMatch(/visitor\.example|Núria|600 123 456/);
  expect(await readOutbox(page).catch(() => [])).toEqual([]);
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
  await expectDone(page);
  await expect(page.locator('[name="name"]')).toHaveValue('');
});

test('U-4 U-22: a tab that is closed while it sends is thanked for at the next visit', async ({
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
  const nextVisit = await context.newPage();
  await nextVisit.goto('/');
  await createSite(nextVisit).start();
  await expectDone(nextVisit);
  await mailbox.onlyMessage();
});

test('U-4 U-20: of two tabs with the same queued request one sends it, both thank, and the form is empty', async ({
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
  const posts = countPosts(context);
  const release = await holdBack(context, FUNCTION);
  const other = await context.newPage();
  const asked = other.waitForRequest(FUNCTION);
  await other.goto('/');
  await createSite(other).start();
  await asked;
  await flush(page);
  await settle(page);
  release();
  await expectDone(other);
  await expectDone(page);
  await expect(page.locator('[name="name"]')).toHaveValue('');
  await mailbox.onlyMessage();
  expect(posts()).toBe(1);
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

test('U-14 U-29: a form that lacks a field is reloaded and keeps its values, also those typed meanwhile', async ({
  page,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/The event request could not be sent \(invalid\)/, /Failed to load resource.*422/);
  await answerWith(page, 422, { status: 'invalid', errors: { place: 'Falta' } });
  const description = 'Mejor bajo techo.';
  const edit = async (route: Route) => {
    await site.field('description').fill(description);
    await route.fallback();
  };
  await page.route(FUNCTION, edit, { times: 1 });
  let answers = 0;
  page.on('response', (response) => {
    if (response.status() === 422) answers += 1;
  });
  await site.visitForm();
  await site.fillIn(visitor);
  const reloaded = page.waitForEvent('load');
  await site.submit.click();
  await reloaded;
  await site.start();
  await site.expectValues({ ...visitor, description });
  // The new page flushes what the old one has kept, and that is refused, too.
  await expect.poll(() => answers).toBe(2);
  await page.unroute(FUNCTION);
  await site.submit.click();
  await site.expectThanks();
  expect((await mailbox.onlyMessage()).body.params?.description).toBe(description);
});
