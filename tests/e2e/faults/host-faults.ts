import { faultScenario, SEES } from '../../support/fault-scenario.ts';
import { countPosts, FUNCTION, submit } from '../../support/queued-requests.ts';
import { THANKS_ALERT } from '../../support/site.ts';
import { expect } from '../../support/test.ts';
import {
  clockOf,
  countLines,
  FAILED,
  hostPage,
  meet,
  passOn,
  STATUS,
  tooMany,
  unavailable,
} from './routes.ts';

/** Faults of the host and of the function. */
export function hostFaults(): void {
  faultScenario({
    id: 'R-2 U-4',
    fault: 'the host answers with its own 502 page, then with its own 504 page',
    visitor: SEES.thanks,
    staff: 'one mail',
    console: [STATUS],
    async run({ page, visitor, isThanked }) {
      await meet(page, hostPage(502), hostPage(504));
      await submit(page, visitor);
      await isThanked();
    },
  });

  faultScenario({
    id: 'R-2 U-4',
    fault: 'the host answers with its own 504 page for minutes',
    visitor: SEES.thanksLater,
    staff: 'one mail',
    console: [STATUS, FAILED],
    async run({ page, site, visitor, seesNothingNew, isThanked }) {
      const posts = countPosts(page);
      let fails = true;
      await page.route(FUNCTION, (route) => (fails ? hostPage(504) : passOn)(route));
      const lines = countLines(page, FAILED);
      const runUntil = await clockOf(page);
      await submit(page, visitor);
      await runUntil(() => lines() > 0);
      await seesNothingNew();
      const tried = posts();
      await runUntil(() => posts() > tried);
      fails = false;
      await runUntil(async () => (await site.alert(THANKS_ALERT).count()) > 0);
      await isThanked();
    },
  });

  faultScenario({
    id: 'R-2 U-4',
    fault: 'the function answers two attempts with 502, because Brevo fails',
    visitor: SEES.thanksLater,
    staff: 'one mail',
    console: [STATUS, FAILED],
    async run({ page, site, visitor, seesNothingNew, isThanked }) {
      const lines = countLines(page, FAILED);
      const posts = countPosts(page);
      await meet(page, unavailable, unavailable);
      const runUntil = await clockOf(page);
      await submit(page, visitor);
      await expect.poll(lines).toBe(1);
      await seesNothingNew();
      await runUntil(() => posts() === 2);
      await seesNothingNew();
      await runUntil(async () => (await site.alert(THANKS_ALERT).count()) > 0);
      await isThanked();
      // A flush that fails reports nothing.
      expect(lines()).toBe(1);
    },
  });

  faultScenario({
    id: 'U-4',
    fault: 'the function answers 429 with a retry-after of 1 s',
    visitor: SEES.thanks,
    staff: 'one mail',
    console: [STATUS],
    async run({ page, visitor, isThanked }) {
      await meet(page, tooMany(1));
      await submit(page, visitor);
      await isThanked();
    },
  });

  faultScenario({
    id: 'U-4',
    fault: 'the function answers 429 with a retry-after of ten minutes',
    visitor: SEES.thanksLater,
    staff: 'one mail',
    console: [STATUS, FAILED],
    async run({ page, visitor, seesNothingNew, isThanked }) {
      const posts = countPosts(page);
      const lines = countLines(page, FAILED);
      await meet(page, tooMany(600));
      const runUntil = await clockOf(page);
      await submit(page, visitor);
      await expect.poll(lines).toBe(1);
      await seesNothingNew();
      // One minute less, because the page's clock also runs by itself.
      await page.clock.runFor(540_000);
      expect(posts()).toBe(1);
      await runUntil(() => posts() === 2);
      await isThanked();
    },
  });
}
