import { ATTEMPT_TIMEOUT } from '../../../src/event-request/delivery.ts';
import { faultScenario, SEES } from '../../support/fault-scenario.ts';
import { countPosts, failOffline, readOutbox, submit } from '../../support/queued-requests.ts';
import { expect } from '../../support/test.ts';
import { answerLost, meet, neverAnswered, OFFLINE, RESET, reset } from './routes.ts';

/** Faults of the connection. */
export function connectionFaults(): void {
  faultScenario({
    id: 'U-4',
    fault: 'the connection is gone for a while',
    visitor: SEES.thanksLater,
    staff: 'one mail',
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
      expect(await readOutbox(page)).toBeNull();
      await site.openForm();
      await expect(site.field('name')).toHaveValue('');
    },
  });

  faultScenario({
    id: 'U-4',
    fault: 'the connection is gone, and the visitor leaves',
    visitor: SEES.thanksLaterAtNextVisit,
    staff: 'one mail',
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

  faultScenario({
    id: 'U-4',
    fault: 'the connection breaks before the function gets the request',
    visitor: SEES.thanks,
    staff: 'one mail',
    console: [RESET],
    async run({ page, visitor, isThanked }) {
      await meet(page, reset, reset);
      await submit(page, visitor);
      await isThanked();
    },
  });

  faultScenario({
    id: 'U-4',
    fault: 'the connection breaks after the function has sent the mail',
    visitor: SEES.thanks,
    staff: 'one mail',
    console: [RESET],
    async run({ page, visitor, isThanked }) {
      await meet(page, answerLost, answerLost);
      await submit(page, visitor);
      await isThanked();
    },
  });

  faultScenario({
    id: 'U-4',
    fault: 'the connection hangs until the attempt times out',
    visitor: SEES.thanks,
    staff: 'one mail',
    async run({ page, visitor, isThanked }) {
      // The first attempt times out after 1 s, the second has its full time.
      await page.addInitScript((limit) => {
        const limitOf = AbortSignal.timeout.bind(AbortSignal);
        let attempts = 0;
        AbortSignal.timeout = (ms) => {
          if (ms === limit) attempts += 1;
          return limitOf(ms === limit && attempts === 1 ? 1000 : ms);
        };
      }, ATTEMPT_TIMEOUT);
      await meet(page, neverAnswered);
      await submit(page, visitor);
      await isThanked();
    },
  });
}
