import type { Route } from 'playwright/test';
import { faultScenario } from '../../support/fault-scenario.ts';
import {
  countPosts,
  entryOf,
  FUNCTION,
  failOffline,
  keptIn,
  store,
  submit,
} from '../../support/kept-requests.ts';
import { expect } from '../../support/test.ts';
import { FAILED, meet, neverAnswered, OFFLINE, passOn, STATUS, unavailable } from './routes.ts';

/** Tabs, storage and hands. */
export function deviceFaults(): void {
  for (const [when, fate] of [
    ['before the function has it', neverAnswered],
    ['after the function has sent it', (route: Route) => route.fetch()],
  ] as const)
    faultScenario('U-4', `the tab is closed while it sends, ${when}`, {
      async run({ page, context, visitor, isThanked }) {
        let asked = () => {};
        const isAsked = new Promise<void>((resolve) => {
          asked = resolve;
        });
        await meet(page, async (route) => {
          await fate(route);
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

  faultScenario('U-4', 'the page is reloaded while it sends', {
    async run({ page, visitor, isThanked }) {
      const asked = page.waitForRequest(FUNCTION);
      await meet(page, neverAnswered);
      await submit(page, visitor);
      await asked;
      await page.reload();
      await isThanked();
    },
  });

  faultScenario('U-4', 'after a failure the visitor reloads the page, and types it all again', {
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

  faultScenario('U-4', 'two tabs find the same kept request', {
    async run({ page, context, visitor, mailbox, isThanked }) {
      let posts = 0;
      await context.route(FUNCTION, async (route) => {
        posts += 1;
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await store(page, entryOf(visitor));
      const other = await context.newPage();
      await Promise.all([page.goto('/'), other.goto('/')]);
      await mailbox.onlyMessage();
      await expect.poll(() => keptIn(page)).toBeNull();
      expect(posts).toBe(1);
      const thanks = () => Promise.all([page, other].map((tab) => tab.getByRole('alert').count()));
      await expect.poll(async () => (await thanks()).sort()).toEqual([0, 1]);
      await isThanked((await thanks())[0] === 1 ? page : other, ' in one of them');
    },
  });

  faultScenario('U-4', 'the browser blocks all storage, and the connection is gone', {
    console: OFFLINE,
    async run({ page, context, visitor, seesNothingNew, isThanked }) {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      });
      await failOffline(page, visitor);
      await seesNothingNew();
      await context.setOffline(false);
      await isThanked();
    },
  });

  faultScenario('U-4', 'the storage is full, and the connection is gone', {
    console: OFFLINE,
    async run({ page, context, visitor, seesNothingNew, isThanked }) {
      await page.addInitScript(() => {
        for (let size = 2 ** 22; size >= 1; size /= 2)
          try {
            for (let piece = 0; ; piece += 1)
              localStorage.setItem(`${size} ${piece}`, 'x'.repeat(size));
          } catch {}
      });
      await failOffline(page, visitor);
      expect(await keptIn(page)).toBeNull();
      await seesNothingNew();
      await context.setOffline(false);
      await isThanked();
    },
  });

  faultScenario('U-4', 'nonsense in storage', {
    async run({ page, visitor, isThanked }) {
      await store(page, 'nonsense');
      await page.goto('/');
      await expect.poll(() => keptIn(page)).toBeNull();
      await submit(page, visitor);
      await isThanked();
    },
  });

  faultScenario('U-2 S-MOD-14', 'two clicks, and Enter twice while it sends', {
    async run({ page, site, visitor, isThanked }) {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const posts = countPosts(page);
      await page.route(FUNCTION, async (route) => {
        await held;
        await route.continue();
      });
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

  faultScenario('U-4', 'after a failure the visitor edits the form, and sends it again', {
    console: OFFLINE,
    async run({ page, context, site, visitor, mailbox, seesNothingNew, isThanked }) {
      await failOffline(page, visitor);
      await seesNothingNew();
      const posts = countPosts(page);
      await site.field('description').fill('Mejor bajo techo.');
      await context.setOffline(false);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.waitForTimeout(300);
      expect(posts()).toBe(0);
      await site.submit.click();
      await isThanked();
      expect((await mailbox.onlyMessage()).body.params?.description).toBe('Mejor bajo techo.');
    },
  });
}
