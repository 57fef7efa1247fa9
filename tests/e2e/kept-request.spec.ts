import type { EventRequest } from '../../src/shared/event-request.ts';
import {
  countPosts,
  entryOf,
  FUNCTION,
  failOffline,
  keptIn,
  leave,
} from '../support/kept-requests.ts';
import { settle } from '../support/settle.ts';
import { createSite, THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const HOUR = 3_600_000;

test.describe('without a connection', () => {
  test.beforeEach(({ allowConsole }) => {
    allowConsole(/The event request could not be sent \(TypeError\)/);
    allowConsole(/net::ERR_INTERNET_DISCONNECTED/);
  });

  test('U-4: after an edited form was closed, what was submitted goes, and what was typed stays', async ({
    page,
    context,
    site,
    visitor,
    mailbox,
  }) => {
    await failOffline(page, visitor);
    await site.field('description').fill('Mejor bajo techo.');
    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    expect((await mailbox.onlyMessage()).body.params?.description).toBe(visitor.description);
    await site.openForm();
    await expect(site.field('description')).toHaveValue('Mejor bajo techo.');
  });

  test('U-4: another tab does not send what the visitor has open here', async ({
    page,
    context,
    site,
    visitor,
    mailbox,
  }) => {
    const other = await context.newPage();
    await other.goto('/');
    await createSite(other).openForm();
    await page.bringToFront();
    await failOffline(page, visitor);
    const posts = countPosts(other);
    await site.field('description').fill('Mejor bajo techo.');
    await context.setOffline(false);
    // Only a tab that is seen sends by itself, and only in one does an animation end.
    await other.bringToFront();
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await settle(other);
    expect(posts()).toBe(0);
    await page.bringToFront();
    await site.submit.click();
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    await mailbox.onlyMessage();
    expect(posts()).toBe(0);
  });
});

test('U-4: what the function will never take is dropped, with one line in the console', async ({
  page,
  visitor,
  allowConsole,
}) => {
  allowConsole(/The event request could not be sent \(invalid\)/);
  allowConsole(/Failed to load resource.*422/);
  await page.route(FUNCTION, (route) =>
    route.fulfill({ status: 422, json: { status: 'invalid', errors: { name: 'No' } } }),
  );
  await leave(page, entryOf(visitor));
  await page.goto('/');
  await expect.poll(() => keptIn(page)).toBeNull();
});

for (const [what, textFor] of [
  ['somebody else’s list', () => '[{"key":1}, null]'],
  ['a day-old request', (visitor: EventRequest) => entryOf(visitor, 24 * HOUR)],
] as const)
  test(`U-4: ${what} in storage is deleted in silence`, async ({ page, site, visitor }) => {
    const posts = countPosts(page);
    await leave(page, textFor(visitor));
    await page.goto('/');
    await expect.poll(() => keptIn(page)).toBeNull();
    await site.openForm();
    await expect(site.submit).toBeVisible();
    expect(posts()).toBe(0);
  });
