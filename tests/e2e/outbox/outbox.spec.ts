import type { Page, Route } from 'playwright/test';
import { readmeWithTable } from '../../support/fault-table.ts';
import { holdBack } from '../../support/hold-back.ts';
import { ONE_TAB, outboxRows, outboxScenario, SEES } from '../../support/outbox-scenario.ts';
import {
  blockStorage,
  countPosts,
  entryOf,
  FUNCTION,
  failOffline,
  OFFLINE,
  readOutbox,
  store,
  submit,
} from '../../support/queued-requests.ts';
import { settle } from '../../support/settle.ts';
import { expect, test } from '../../support/test.ts';

/**
 * Faults between the visitor and the function: of the connection, the host, the browser's storage, tabs and clicks. Each scenario
 * ends with exactly one mail at Brevo (S-PRD-3, U-4). `delivery.test.ts`, `outbox.test.ts` and their neighbours have the others.
 */

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

outboxScenario({
  id: 'U-4',
  fault: 'the connection is gone for a while',
  visitor: SEES.thanksLater,
  console: OFFLINE,
  async run({ page, context, site, visitor, mailbox, seesNothingNew, isThanked }) {
    const posts = countPosts(page);
    await failOffline(page, visitor);
    await seesNothingNew();
    expect(await readOutbox(page)).toContain(visitor.email);
    const tried = posts();
    await context.setOffline(false);
    await isThanked();
    await page.keyboard.press('Escape');
    await expect(site.contactButton).toBeFocused();
    const { body } = await mailbox.onlyMessage();
    expect(body.params).toEqual({ ...visitor, reponseEmail: visitor.email });
    expect(posts()).toBe(tried + 1);
    await site.openForm();
    await expect(site.field('name')).toHaveValue('');
  },
});

outboxScenario({
  id: 'U-4',
  fault: 'the connection is gone, and the visitor leaves',
  visitor: SEES.thanksLaterAtNextVisit,
  console: OFFLINE,
  async run({ page, context, visitor, seesNothingNew, isThanked }) {
    await failOffline(page, visitor);
    await seesNothingNew();
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/');
    await isThanked(later);
  },
});

outboxScenario({
  id: 'U-4',
  fault: 'the connection breaks after the function has sent the mail',
  visitor: SEES.thanks,
  console: [/net::ERR_CONNECTION_RESET/],
  async run({ page, visitor, isThanked }) {
    await meet(page, loseAnswer, loseAnswer);
    await submit(page, visitor);
    await isThanked();
  },
});

outboxScenario({
  id: 'U-4',
  fault: 'the function answers 429 with a retry-after of ten minutes',
  visitor: SEES.thanksLater,
  console: [/The event request could not be sent/, /Failed to load resource.*status of 429/],
  async run({ page, visitor, seesNothingNew, isThanked }) {
    const posts = countPosts(page);
    await meet(page, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '600' },
        json: { status: 'rejected', reason: 'too-many' },
      }),
    );
    await page.clock.install();
    const reported = page.waitForEvent('console', (line) => /could not be/.test(line.text()));
    await submit(page, visitor);
    await reported;
    await seesNothingNew();
    // One minute less, because the page's clock also runs by itself.
    await page.clock.runFor(540_000);
    expect(posts()).toBe(1);
    await expect
      .poll(async () => {
        await page.clock.runFor(15_000);
        return posts();
      })
      .toBe(2);
    await isThanked();
  },
});

for (const [when, answer] of [
  ['before the function gets it', () => undefined],
  ['after the function has sent the mail', (route: Route) => route.fetch()],
] as const)
  outboxScenario({
    id: 'U-4',
    fault: `the tab is closed while it sends the request, ${when}`,
    visitor: SEES.thanksAtNextVisit,
    async run({ page, context, visitor, isThanked }) {
      const asked = new Promise<void>((resolve) => {
        void meet(page, async (route) => {
          await answer(route);
          resolve();
        });
      });
      await submit(page, visitor);
      await asked;
      await page.close();
      const later = await context.newPage();
      await later.goto('/');
      await isThanked(later);
    },
  });

outboxScenario({
  id: 'U-4',
  fault: 'two tabs find the same queued request',
  visitor: SEES.thanksInOneTab,
  async run({ page, context, visitor, mailbox, isThanked }) {
    let posts = 0;
    let release = () => {};
    const bothHaveIt = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route(FUNCTION, async (route) => {
      posts += 1;
      await bothHaveIt;
      await route.continue();
    });
    await store(page, entryOf(visitor));
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.bringToFront();
      await tab.goto('/');
      // The form sends queued requests, so it is mounted before it is opened.
      await expect(tab.locator('dialog form')).toBeAttached();
      await settle(tab);
    }
    release();
    await mailbox.onlyMessage();
    await expect.poll(() => readOutbox(page)).toBeNull();
    expect(posts).toBe(1);
    const thanks = () => Promise.all([page, other].map((tab) => tab.getByRole('alert').count()));
    await expect.poll(async () => (await thanks()).sort()).toEqual([0, 1]);
    await isThanked((await thanks())[0] === 1 ? page : other, ONE_TAB);
  },
});

outboxScenario({
  id: 'U-2 S-MOD-14',
  fault: 'the visitor clicks twice, and presses Enter twice while the page sends the request',
  visitor: SEES.thanks,
  async run({ page, site, visitor, isThanked }) {
    const posts = countPosts(page);
    const release = await holdBack(page, FUNCTION);
    await page.goto('/');
    await site.openForm();
    await expect(site.submit).toHaveText('Finalizar');
    await site.fillIn(visitor);
    await site.submit.dblclick();
    const sending = site.dialog.getByRole('button', { name: 'Enviando…' });
    await expect(sending).toBeFocused();
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await site.field('name').press('Enter');
    release();
    await isThanked();
    expect(posts()).toBe(1);
  },
});

outboxScenario({
  id: 'U-4',
  fault: 'after a failure the visitor changes the form and sends it again',
  visitor: SEES.thanksLater,
  console: OFFLINE,
  async run({ page, context, site, visitor, mailbox, seesNothingNew, isThanked }) {
    await failOffline(page, visitor);
    await seesNothingNew();
    await page.keyboard.press('Escape');
    await expect(site.dialog).toBeHidden();
    // The button chooses another ceremony.
    await site.section('corporateEvents').getByRole('button').click();
    await expect(site.field('ceremony')).toHaveValue('Evento Corporativo');
    const posts = countPosts(page);
    await context.setOffline(false);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await settle(page);
    expect(posts()).toBe(0);
    await site.submit.click();
    await isThanked();
    expect(posts()).toBe(1);
    expect((await mailbox.onlyMessage()).body.params?.ceremony).toBe('Evento Corporativo');
  },
});

outboxScenario({
  id: 'S-PRD-2 U-4',
  fault: 'the browser blocks all storage, and the connection is gone',
  visitor: SEES.thanksLater,
  console: OFFLINE,
  async run({ page, context, visitor, seesNothingNew, isThanked }) {
    await blockStorage(page, 'localStorage', 'sessionStorage');
    await failOffline(page, visitor);
    await seesNothingNew();
    await context.setOffline(false);
    await isThanked();
  },
});

test('the README has the table of these scenarios (UPDATE_README=1 writes it)', () => {
  const { expected, actual } = readmeWithTable(
    'faults:browser',
    ['fault', 'the visitor'],
    outboxRows,
  );
  expect(actual).toBe(expected);
});
