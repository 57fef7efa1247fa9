import type { BrowserContext, Page } from 'playwright/test';
import type { EventRequest } from '../../src/shared/event-request.ts';
import type { TestMailbox } from './mailbox.ts';
import { countPosts, readOutbox } from './queued-requests.ts';
import { settle } from './settle.ts';
import { createSite, type Site, THANKS_ALERT } from './site.ts';
import { expect, test } from './test.ts';

/** A scenario is a browser test with one fault between visitor and function. It ends with exactly one mail. */

type Stage = {
  page: Page;
  context: BrowserContext;
  site: Site;
  visitor: EventRequest;
  mailbox: TestMailbox;
  /** Expects the open dialog with every value, no alert and no mail (S-ERR-2). */
  seesNothingNew: () => Promise<void>;
  /** Expects the thank-you and a closed dialog, on this page or on another one. */
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

type Scenario = {
  id: string;
  fault: string;
  visitor: (typeof SEES)[keyof typeof SEES];
  console?: readonly RegExp[];
  run: (stage: Stage) => Promise<unknown>;
};

/** The rows of all declared scenarios, in order: fault, and what the visitor sees. */
export const outboxRows: [fault: string, visitor: string][] = [];

/** Declares the browser test of one scenario, which fails if the visitor sees something else than its row says. */
export function outboxScenario({ id, fault, visitor: sees, console = [], run }: Scenario): void {
  outboxRows.push([fault, sees]);
  test(`${id}: ${fault}: ${sees}`, async ({
    page,
    context,
    site,
    visitor,
    mailbox,
    allowConsole,
  }) => {
    for (const pattern of console) allowConsole(pattern);
    const seen = new Set<string>();
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
        seen.add(NOTHING_NEW);
      },
      async isThanked(on = page, when = on === page ? '' : NEXT_VISIT) {
        const thanked = createSite(on);
        await expect(thanked.alert(THANKS_ALERT)).toBeVisible();
        await expect(thanked.dialog).toBeHidden();
        seen.add(`thanks${when || (seen.size > 0 ? ' later' : '')}`);
        lastPage = on;
      },
    });
    expect([...seen].join('; '), 'what the visitor has seen').toBe(sees);
    await mailbox.onlyMessage();
    // Nothing is queued, and an `online` event, which flushes the outbox, sends nothing.
    expect(await readOutbox(lastPage).catch(() => null)).toBeNull();
    const posts = countPosts(lastPage);
    await lastPage.evaluate(() => dispatchEvent(new Event('online')));
    await settle(lastPage);
    expect(posts(), 'calls of the function after the thank-you').toBe(0);
  });
}
