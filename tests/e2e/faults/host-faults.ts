import { faultScenario } from '../../support/fault-scenario.ts';
import { countPosts, FUNCTION, submit } from '../../support/kept-requests.ts';
import { THANKS_ALERT } from '../../support/site.ts';
import { expect } from '../../support/test.ts';
import {
  FAILED,
  hostPage,
  meet,
  passOn,
  runUntil,
  STATUS,
  tooMany,
  unavailable,
} from './routes.ts';

/** Answers that are no success: the host’s own, and the function’s. */
export function hostFaults(): void {
  faultScenario('R-2 U-4', 'the host answers with a 502, then a 504 page of its own', {
    console: [STATUS],
    async run({ page, visitor, isThanked }) {
      await meet(page, hostPage(502), hostPage(504));
      await submit(page, visitor);
      await isThanked();
    },
  });

  faultScenario('R-2 U-4', 'the host answers so for minutes', {
    console: [STATUS, FAILED],
    async run({ page, site, visitor, seesNothingNew, isThanked }) {
      const posts = countPosts(page);
      let fails = true;
      await page.route(FUNCTION, (route) => (fails ? hostPage(504) : passOn)(route));
      let isReported = false;
      page.on('console', (message) => {
        isReported ||= FAILED.test(message.text());
      });
      await page.clock.install();
      await submit(page, visitor);
      await runUntil(page, () => isReported);
      await seesNothingNew();
      const tried = posts();
      await runUntil(page, () => posts() > tried);
      fails = false;
      await runUntil(page, async () => (await site.alert(THANKS_ALERT).count()) > 0);
      await isThanked();
    },
  });

  faultScenario('R-2 U-4', 'the function answers 502, because Brevo fails for longer', {
    console: [STATUS, FAILED],
    async run({ page, visitor, seesNothingNew, isThanked }) {
      const lines: string[] = [];
      page.on('console', (message) => {
        if (FAILED.test(message.text())) lines.push(message.text());
      });
      const posts = countPosts(page);
      await meet(page, unavailable, unavailable);
      await page.clock.install();
      await submit(page, visitor);
      await expect.poll(() => lines.length).toBe(1);
      await seesNothingNew();
      await page.clock.runFor(16_000);
      await expect.poll(posts).toBe(2);
      await seesNothingNew();
      await page.clock.runFor(61_000);
      await isThanked();
      // What is sent by itself fails in silence.
      expect(lines).toHaveLength(1);
    },
  });

  faultScenario('U-4', '429 with a second to wait', {
    console: [STATUS],
    async run({ page, visitor, isThanked }) {
      await meet(page, tooMany(1));
      await submit(page, visitor);
      await isThanked();
    },
  });

  faultScenario('U-4', '429 with ten minutes to wait', {
    console: [STATUS, FAILED],
    async run({ page, visitor, seesNothingNew, isThanked }) {
      const posts = countPosts(page);
      await meet(page, tooMany(600));
      await page.clock.install();
      await submit(page, visitor);
      await seesNothingNew();
      await page.clock.runFor(590_000);
      expect(posts()).toBe(1);
      await page.clock.runFor(15_000);
      await isThanked();
    },
  });
}
