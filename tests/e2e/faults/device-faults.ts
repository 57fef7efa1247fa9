import type { Route } from 'playwright/test';
import { faultScenario, ONE_TAB, SEES } from '../../support/fault-scenario.ts';
import { holdBack, settle } from '../../support/page-control.ts';
import {
  countPosts,
  entryOf,
  FUNCTION,
  failOffline,
  readOutbox,
  store,
  submit,
} from '../../support/queued-requests.ts';
import { expect } from '../../support/test.ts';
import { FAILED, meet, neverAnswered, OFFLINE, passOn, STATUS, unavailable } from './routes.ts';

/** Faults of tabs, clicks and keys. */
export function deviceFaults(): void {
  for (const [when, answer] of [
    ['before the function gets it', neverAnswered],
    ['after the function has sent the mail', (route: Route) => route.fetch()],
  ] as const)
    faultScenario({
      id: 'U-4',
      fault: `the tab is closed while it sends the request, ${when}`,
      visitor: SEES.thanksAtNextVisit,
      staff: 'one mail',
      async run({ page, context, visitor, isThanked }) {
        let asked = () => {};
        const isAsked = new Promise<void>((resolve) => {
          asked = resolve;
        });
        await meet(page, async (route) => {
          await answer(route);
          asked();
        });
        await submit(page, visitor);
        await isAsked;
        await page.close();
        const later = await context.newPage();
        await later.goto('/');
        await isThanked(later);
      },
    });

  faultScenario({
    id: 'U-4',
    fault: 'the page is reloaded while it sends the request',
    visitor: SEES.thanks,
    staff: 'one mail',
    async run({ page, visitor, isThanked }) {
      const asked = page.waitForRequest(FUNCTION);
      await meet(page, neverAnswered);
      await submit(page, visitor);
      await asked;
      await page.reload();
      await isThanked();
    },
  });

  faultScenario({
    id: 'U-4',
    fault: 'after a failure the visitor reloads the page and fills in the form again',
    visitor: SEES.thanksLater,
    staff: 'one mail',
    console: [STATUS, FAILED],
    async run({ page, site, visitor, seesNothingNew, isThanked }) {
      let fails = true;
      await page.route(FUNCTION, (route) => (fails ? unavailable : passOn)(route));
      await submit(page, visitor);
      await seesNothingNew();
      const asked = page.waitForResponse(FUNCTION);
      await page.reload();
      await asked;
      await site.openForm();
      await site.fillIn({ ...visitor, description: 'Una cena bajo techo.' });
      fails = false;
      await site.submit.click();
      await isThanked();
    },
  });

  faultScenario({
    id: 'U-4',
    fault: 'two tabs find the same queued request',
    visitor: SEES.thanksInOneTab,
    staff: 'one mail',
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

  faultScenario({
    id: 'U-2 S-MOD-14',
    fault: 'the visitor clicks twice, and presses Enter twice while the page sends the request',
    visitor: SEES.thanks,
    staff: 'one mail',
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

  faultScenario({
    id: 'U-4',
    fault: 'after a failure the visitor edits the form and sends it again',
    visitor: SEES.thanksLater,
    staff: 'one mail',
    console: OFFLINE,
    async run({ page, context, site, visitor, mailbox, seesNothingNew, isThanked }) {
      await failOffline(page, visitor);
      await seesNothingNew();
      const posts = countPosts(page);
      await site.field('description').fill('Mejor bajo techo.');
      await context.setOffline(false);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await settle(page);
      expect(posts()).toBe(0);
      await site.submit.click();
      await isThanked();
      expect(posts()).toBe(1);
      expect((await mailbox.onlyMessage()).body.params?.description).toBe('Mejor bajo techo.');
    },
  });
}
