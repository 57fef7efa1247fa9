import type { BrowserContext, Page } from 'playwright/test';
import type { EventRequest } from '../../src/shared/event-request.ts';
import { type FaultRow, mailsInWords } from './fault-table.ts';
import type { TestMailbox } from './mailbox.ts';
import { settle } from './page-control.ts';
import { countPosts, readOutbox } from './queued-requests.ts';
import { createSite, type Site, THANKS_ALERT } from './site.ts';
import { expect, test } from './test.ts';

/** A scenario is a browser test with one fault between visitor and function. It checks what the page shows and how many mails arrive. */

type Stage = {
  page: Page;
  context: BrowserContext;
  site: Site;
  visitor: EventRequest;
  mailbox: TestMailbox;
  /** Expects the open dialog with every value, no alert and no mail (S-ERR-2). */
  seesNothingNew: () => Promise<void>;
  /** Expects the thank-you and a closed dialog, on this page or on the page of a later visit. */
  isThanked: (on?: Page, when?: string) => Promise<void>;
};

const NOTHING_NEW = 'nothing new, every value stays';
const NEXT_VISIT = ' at the next visit';
export const ONE_TAB = ' in one of them';
const ALERTS = '[role="alert"], [role="status"], [role="alertdialog"]';

/** What the visitor sees of a fault, in the words of the README's table. */
export const SEES = {
  thanks: 'thanks',
  thanksAtNextVisit: `thanks${NEXT_VISIT}`,
  thanksInOneTab: `thanks${ONE_TAB}`,
  thanksLater: `${NOTHING_NEW}; thanks later`,
  thanksLaterAtNextVisit: `${NOTHING_NEW}; thanks${NEXT_VISIT}`,
} as const;

/** The rows of all declared scenarios, in order. */
export const declaredRows: FaultRow[] = [];

type Scenario = FaultRow & {
  id: string;
  visitor: (typeof SEES)[keyof typeof SEES];
  console?: readonly RegExp[];
  run: (stage: Stage) => Promise<unknown>;
};

/** Declares the browser test of one scenario. The test fails if the page or the number of mails differs from the scenario's row. */
export function faultScenario({ id, run, console = [], ...row }: Scenario): void {
  const { fault } = row;
  declaredRows.push(row);
  test(`${id}: ${fault}: ${row.staff}`, async ({
    page,
    context,
    site,
    visitor,
    mailbox,
    allowConsole,
  }) => {
    for (const pattern of console) allowConsole(pattern);
    const seen: string[] = [];
    const see = (what: string) => {
      if (seen.at(-1) !== what) seen.push(what);
    };
    let lastPage = page;
    await run({
      page,
      context,
      site,
      visitor,
      mailbox,
      async seesNothingNew() {
        await expect(site.submit).toHaveText('Finalizar');
        await expect(site.dialog).toBeVisible();
        await expect(page.locator(ALERTS)).toHaveCount(0);
        await site.expectValues(visitor);
        expect(await mailbox.messages()).toEqual([]);
        see(NOTHING_NEW);
      },
      async isThanked(on = page, when = on === page ? '' : NEXT_VISIT) {
        const thanked = createSite(on);
        await expect(thanked.alert(THANKS_ALERT)).toBeVisible();
        await expect(thanked.dialog).toBeHidden();
        see(`thanks${when || (seen.length > 0 ? ' later' : '')}`);
        lastPage = on;
      },
    });
    await mailbox.onlyMessage();
    // Nothing is queued, and an `online` event, which flushes the outbox, sends nothing.
    expect(await readOutbox(lastPage).catch(() => null)).toBeNull();
    const posts = countPosts(lastPage);
    await lastPage.evaluate(() => dispatchEvent(new Event('online')));
    await settle(lastPage);
    expect(posts(), 'calls of the function after the thank-you').toBe(0);
    const mails = (await mailbox.messages()).length;
    const observed = { fault, visitor: seen.join('; '), staff: mailsInWords(mails) };
    expect(observed, 'the observed row equals the declared one').toEqual(row);
  });
}
