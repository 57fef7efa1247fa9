import { faultScenario, SEES } from '../../support/fault-scenario.ts';
import {
  blockStorage,
  failOffline,
  readOutbox,
  store,
  submit,
} from '../../support/queued-requests.ts';
import { expect } from '../../support/test.ts';
import { OFFLINE } from './routes.ts';

/** Faults of the browser's storage. */
export function storageFaults(): void {
  faultScenario({
    id: 'U-4',
    fault: 'the browser blocks all storage, and the connection is gone',
    visitor: SEES.thanksLater,
    staff: 'one mail',
    console: OFFLINE,
    async run({ page, context, visitor, seesNothingNew, isThanked }) {
      await blockStorage(page, 'localStorage', 'sessionStorage');
      await failOffline(page, visitor);
      await seesNothingNew();
      await context.setOffline(false);
      await isThanked();
    },
  });

  faultScenario({
    id: 'U-4',
    fault: 'the storage is full, and the connection is gone',
    visitor: SEES.thanksLater,
    staff: 'one mail',
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
      expect(await readOutbox(page)).toBeNull();
      await seesNothingNew();
      await context.setOffline(false);
      await isThanked();
    },
  });

  faultScenario({
    id: 'U-4',
    fault: 'unreadable data in storage',
    visitor: SEES.thanks,
    staff: 'one mail',
    async run({ page, visitor, isThanked }) {
      await store(page, 'nonsense');
      await page.goto('/');
      await expect.poll(() => readOutbox(page)).toBeNull();
      await submit(page, visitor);
      await isThanked();
    },
  });
}
