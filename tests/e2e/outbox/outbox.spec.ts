import type { Page, PlaywrightTestArgs, Route } from 'playwright/test';
import { holdBack, neverIdle, settle } from '../../support/page-control.ts';
import {
  answerWith,
  blockStorage,
  countPosts,
  FUNCTION,
  failOffline,
  OFFLINE,
  readOutbox,
  store,
  waitForReport,
} from '../../support/queued-requests.ts';
import { createSite, type Site } from '../../support/site.ts';
import { expect, type Fixtures, test } from '../../support/test.ts';

/**
 * Faults between the visitor and the function: of the connection, the host, the browser's storage, tabs and clicks. Each scenario
 * ends with exactly one mail at Brevo (S-PRD-3, U-4). `post-request.test.ts`, `outbox.test.ts` and their neighbours have the others.
 */

type Stage = Pick<PlaywrightTestArgs, 'page' | 'context'> &
  Pick<Fixtures, 'site' | 'visitor' | 'mailbox'>;

interface Scenario {
  /** The requirements, if they are more than U-4. */
  id?: string;
  fault: string;
  /** What the visitor sees, in words. */
  sees: string;
  console?: readonly RegExp[];
  /** Meets the fault. Returns the page that thanks, if it is another one. */
  run: (stage: Stage) => Promise<Page | undefined>;
}

const THANKS = 'thanks';
const THANKS_AT_NEXT_VISIT = 'thanks at the next visit';
const NOTHING_NEW = 'nothing new, every value stays';

/**
 * Declares the test of one scenario. In the end the visitor has been thanked once and the staff have one mail. At the
 * next visit somebody else may use the device: the thank-you then repeats no email (U-22).
 */
function scenario({ id = 'U-4', fault, sees, console = [], run }: Scenario): void {
  test(`${id}: ${fault}: ${sees}`, async ({
    page,
    context,
    site,
    visitor,
    mailbox,
    allowConsole,
  }) => {
    allowConsole(...console);
    const last = (await run({ page, context, site, visitor, mailbox })) ?? page;
    await createSite(last).expectThanks();
    const isNextVisit = sees !== THANKS && !sees.startsWith(NOTHING_NEW);
    await expect(last.getByText(visitor.email)).toHaveCount(isNextVisit ? 0 : 1);
    await mailbox.onlyMessage();
    // Nothing is queued, and an `online` event, which flushes the outbox, sends nothing.
    expect(await readOutbox(last).catch(() => null)).toBeNull();
    const posts = countPosts(last);
    await last.evaluate(() => dispatchEvent(new Event('online')));
    await settle(last);
    expect(posts(), 'calls of the function after the thank-you').toBe(0);
  });
}

const MINUTE = 60_000;

/** Expects the open dialog with every value, no alert and no mail (S-ERR-2). */
async function expectNothingNew({ site, visitor, mailbox }: Stage): Promise<void> {
  await expect(site.submit).toHaveText('Finalizar');
  await expect(site.dialog).toBeVisible();
  await expect(site.alerts).toHaveCount(0);
  await site.expectValues(visitor);
  expect(await mailbox.messages()).toEqual([]);
}

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

scenario({
  fault: 'the connection is gone for a while',
  sees: `${NOTHING_NEW}; thanks later`,
  console: OFFLINE,
  async run(stage) {
    const { page, context, site, visitor, mailbox } = stage;
    const posts = countPosts(page);
    await failOffline(page, visitor);
    await expectNothingNew(stage);
    expect(await readOutbox(page)).toContain(visitor.email);
    const tried = posts();
    await context.setOffline(false);
    const { body } = await mailbox.onlyMessage();
    expect(body.params).toEqual({ ...visitor, reponseEmail: visitor.email });
    expect(posts()).toBe(tried + 1);
    await expect(site.closeThanks).toBeFocused();
    await expect(page.locator('[name="name"]')).toHaveValue('');
  },
});

scenario({
  fault: 'the connection breaks after the function has sent the mail',
  sees: THANKS,
  console: [/net::ERR_CONNECTION_RESET/],
  async run({ page, site, visitor }) {
    await meet(page, loseAnswer, loseAnswer);
    await site.visitForm();
    await site.send(visitor);
  },
});

scenario({
  fault: 'the function answers 429 with a retry-after of ten minutes',
  sees: `${NOTHING_NEW}; thanks later`,
  console: [/The event request could not be sent/, /Failed to load resource.*status of 429/],
  async run(stage) {
    const { page, site, visitor } = stage;
    const posts = countPosts(page);
    await meet(page, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '600' },
        json: { status: 'rejected', reason: 'too-many' },
      }),
    );
    await page.clock.install();
    const reported = waitForReport(page);
    await site.visitForm();
    await site.send(visitor);
    await reported;
    await expectNothingNew(stage);
    // One minute less, because the page's clock also runs by itself.
    await page.clock.runFor(540_000);
    expect(posts()).toBe(1);
    await expect
      .poll(async () => {
        await page.clock.runFor(15_000);
        return posts();
      })
      .toBe(2);
  },
});

for (const [when, answer] of [
  ['before the function gets it', () => undefined],
  ['after the function has sent the mail', (route: Route) => route.fetch()],
] as const)
  scenario({
    fault: `the tab is closed while it sends the request, ${when}`,
    sees: THANKS_AT_NEXT_VISIT,
    async run({ page, context, site, visitor }) {
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
      return nextVisit;
    },
  });

scenario({
  fault: 'two tabs find the same queued request',
  sees: 'thanks in one of them',
  async run({ page, context, visitor, mailbox }) {
    const posts = countPosts(context);
    const release = await holdBack(context, FUNCTION);
    await store(page, visitor);
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
    expect(posts()).toBe(1);
    const thanks = () => Promise.all([page, other].map((tab) => tab.getByRole('alert').count()));
    await expect.poll(async () => (await thanks()).sort()).toEqual([0, 1]);
    return (await thanks())[0] === 1 ? page : other;
  },
});

scenario({
  fault: 'after a failure the visitor changes the form and sends it again',
  sees: `${NOTHING_NEW}; thanks later`,
  console: OFFLINE,
  async run(stage) {
    const { page, context, site, visitor, mailbox } = stage;
    await failOffline(page, visitor);
    await expectNothingNew(stage);
    await site.closeForm();
    // The button chooses another ceremony.
    await site.serviceButton('corporateEvents').click();
    await expect(site.field('ceremony')).toHaveValue('Evento Corporativo');
    const posts = countPosts(page);
    await context.setOffline(false);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await settle(page);
    expect(posts()).toBe(0);
    await site.submit.click();
    expect((await mailbox.onlyMessage()).body.params?.ceremony).toBe('Evento Corporativo');
    expect(posts()).toBe(1);
  },
});

scenario({
  id: 'S-PRD-2 U-4',
  fault: 'the browser blocks all storage, and the connection is gone',
  sees: `${NOTHING_NEW}; thanks later`,
  console: OFFLINE,
  async run(stage) {
    await blockStorage(stage.page, 'localStorage', 'sessionStorage');
    await failOffline(stage.page, stage.visitor);
    await expectNothingNew(stage);
    await stage.context.setOffline(false);
  },
});

for (const [how, sees, leave] of [
  ['opens the form again', `${NOTHING_NEW}; thanks later`, (site: Site) => site.closeForm()],
  ['reloads the page', 'thanks later', (_: Site, page: Page) => page.reload()],
] as const)
  scenario({
    id: 'U-4 U-29 S-FLD-5',
    fault: `the connection is gone, and after midnight, with another default date, the visitor ${how}`,
    sees,
    console: OFFLINE,
    async run({ page, context, site, visitor, mailbox }) {
      const { date: _, ...typed } = visitor;
      await page.clock.install({ time: '2027-03-04T23:50:00+01:00' });
      await failOffline(page, typed);
      await answerWith(page, 200, { status: 'unknown' });
      await context.setOffline(false);
      await leave(site, page);
      await site.start();
      await page.clock.runFor(20 * MINUTE);
      await site.openForm();
      await site.expectValues({ ...typed, date: '2027-03-05' });
      await page.unroute(FUNCTION);
      // The pause after an answer that is no success.
      await page.clock.runFor(6_000);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      expect((await mailbox.onlyMessage()).body.params?.date).toBe('2027-03-04');
      await expect(page.locator('[name="name"]')).toHaveValue('');
    },
  });

const ENDS: [string, (site: Site, page: Page) => Promise<void>][] = [
  ['the form is closed', (site) => site.closeForm()],
  ['nobody has edited it for 15 minutes', (_, page) => page.clock.runFor(20 * MINUTE)],
];
for (const [end, wait] of ENDS)
  test(`U-4: the queued request of an edited form is sent when ${end}, not before, and the edited text stays`, async ({
    page,
    context,
    site,
    visitor,
    mailbox,
    allowConsole,
  }) => {
    allowConsole(...OFFLINE);
    await page.clock.install();
    await failOffline(page, visitor);
    const posts = countPosts(page);
    await site.field('description').fill('Mejor bajo techo.');
    await context.setOffline(false);
    await page.clock.runFor(14 * MINUTE);
    expect(posts()).toBe(0);
    await wait(site, page);
    expect((await mailbox.onlyMessage()).body.params?.description).toBe(visitor.description);
    await expect(page.locator('dialog textarea')).toHaveValue('Mejor bajo techo.');
  });

test('U-4: while the form is open, no earlier request is sent, because the visitor may be typing it again', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  await neverIdle(page);
  const posts = countPosts(page);
  await store(page, visitor);
  await site.visitForm();
  await site.field('name').fill(visitor.name);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await settle(page);
  expect(posts()).toBe(0);
  await page.keyboard.press('Escape');
  await site.expectThanks();
  await mailbox.onlyMessage();
});

test('U-4 U-20: a request whose answer was lost is mailed once, also if the visitor submits it again with a newer default date', async ({
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

test('U-4 U-29 U-22: a failed request that is edited, reopened after midnight and sent by a flush leaves the edited text under a new key, and the thank-you repeats no email', async ({
  page,
  context,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  allowConsole(...OFFLINE);
  const { date: _, ...typed } = visitor;
  await page.clock.install({ time: '2027-03-04T23:50:00+01:00' });
  await failOffline(page, typed);
  const draft = () => page.evaluate(() => sessionStorage.getItem('event-request-draft') ?? '');
  const keyBefore = JSON.parse(await draft()).key;
  await site.field('description').fill('Mejor bajo techo.');
  await site.closeForm();
  await page.clock.fastForward(20 * MINUTE);
  await site.openForm();
  await context.setOffline(false);
  await page.clock.runFor(30 * MINUTE);
  const { body } = await mailbox.onlyMessage();
  expect(body.params).toMatchObject({ date: '2027-03-04', description: visitor.description });
  await site.expectValues({ ...typed, description: 'Mejor bajo techo.', date: '2027-03-05' });
  expect(JSON.parse(await draft()).key).not.toBe(keyBefore);
  await site.closeForm();
  await site.expectThanks();
  await expect(page.getByRole('alert').locator('..').getByText(visitor.email)).toHaveCount(0);
});

test('U-4 U-9: while the button of a service has chosen another ceremony, the queued request is held, also if that ceremony is the default', async ({
  page,
  context,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  allowConsole(...OFFLINE);
  await failOffline(page, { ...visitor, ceremony: 'Boda Civil' });
  await site.closeForm();
  await site.serviceButton('weddings').click();
  await site.expectValues({ ceremony: 'Boda Religiosa' });
  const posts = countPosts(page);
  await context.setOffline(false);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await settle(page);
  expect(posts()).toBe(0);
  await site.submit.click();
  await site.expectThanks();
  expect((await mailbox.onlyMessage()).body.params?.ceremony).toBe('Boda Religiosa');
});
