import { faultScenario } from '../../support/fault-scenario.ts';
import { countPosts, failOffline, keptIn, submit } from '../../support/kept-requests.ts';
import { expect } from '../../support/test.ts';
import { answerLost, meet, neverAnswered, OFFLINE, RESET, reset } from './routes.ts';

/** Between the browser and whatever answers. */
export function connectionFaults(): void {
  faultScenario('U-4', 'the connection is gone for a while', {
    console: OFFLINE,
    async run({ page, context, site, visitor, mailbox, seesNothingNew, isThanked }) {
      const posts = countPosts(page);
      await failOffline(page, visitor);
      await seesNothingNew();
      expect(await keptIn(page)).toContain(visitor.email);
      const tried = posts();
      await context.setOffline(false);
      await isThanked();
      await page.keyboard.press('Escape');
      await expect(site.contactButton).toBeFocused();
      const { body } = await mailbox.onlyMessage();
      expect(body.params).toEqual({ ...visitor, reponseEmail: visitor.email });
      expect(posts()).toBe(tried + 1);
      expect(await keptIn(page)).toBeNull();
      await site.openForm();
      await expect(site.field('name')).toHaveValue('');
    },
  });

  faultScenario('U-4', 'the connection is gone, and the visitor goes too', {
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

  faultScenario('U-4', 'the connection breaks before the function has the request', {
    console: [RESET],
    async run({ page, visitor, isThanked }) {
      await meet(page, reset, reset);
      await submit(page, visitor);
      await isThanked();
    },
  });

  faultScenario('U-4', 'the connection breaks after the function has sent it', {
    console: [RESET],
    async run({ page, visitor, isThanked }) {
      await meet(page, answerLost, answerLost);
      await submit(page, visitor);
      await isThanked();
    },
  });

  faultScenario('U-4', 'the connection hangs until the page gives the attempt up', {
    async run({ page, visitor, isThanked }) {
      // 20 s are one.
      await page.addInitScript(() => {
        const later = window.setTimeout.bind(window) as (task: () => void, ms?: number) => number;
        const sooner = (task: () => void, ms = 0) => later(task, ms > 10_000 ? ms / 20 : ms);
        window.setTimeout = sooner as typeof window.setTimeout;
      });
      await meet(page, neverAnswered);
      await submit(page, visitor);
      await isThanked();
    },
  });
}
