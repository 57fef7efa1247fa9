import { neverIdle, settle } from '../../support/page-control.ts';
import { countPosts, entryOf, failOffline, OFFLINE, store } from '../../support/queued-requests.ts';
import { THANKS_ALERT } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const MINUTE = 60_000;

test('U-4: the queued request of an edited form is sent when the form is closed, not before, and the edited text stays', async ({
  page,
  context,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  for (const message of OFFLINE) allowConsole(message);
  await failOffline(page, visitor);
  const posts = countPosts(page);
  await site.field('description').fill('Mejor bajo techo.');
  await context.setOffline(false);
  await settle(page);
  expect(posts()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  expect((await mailbox.onlyMessage()).body.params?.description).toBe(visitor.description);
  await site.openForm();
  await expect(site.field('description')).toHaveValue('Mejor bajo techo.');
});

test('U-4: the queued request of an open form is sent when nobody has edited the form for 15 minutes', async ({
  page,
  context,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  for (const message of OFFLINE) allowConsole(message);
  await page.clock.install();
  await failOffline(page, visitor);
  const posts = countPosts(page);
  await site.field('description').fill('Mejor bajo techo.');
  await context.setOffline(false);
  await page.clock.runFor(14 * MINUTE);
  expect(posts()).toBe(0);
  await page.clock.runFor(20 * MINUTE);
  expect((await mailbox.onlyMessage()).body.params?.description).toBe(visitor.description);
  await expect(site.dialog).toBeVisible();
  await expect(site.field('description')).toHaveValue('Mejor bajo techo.');
});

test('U-4: while the form is open, no earlier request is sent, because the visitor may be typing it again', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  await neverIdle(page);
  const posts = countPosts(page);
  await store(page, entryOf(visitor));
  await page.goto('/');
  await site.openForm();
  await site.field('name').fill(visitor.name);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await settle(page);
  expect(posts()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  await mailbox.onlyMessage();
});
