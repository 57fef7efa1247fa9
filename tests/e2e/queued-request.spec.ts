import type { EventRequest } from '../../src/shared/event-request.ts';
import { neverIdle, settle } from '../support/page-control.ts';
import {
  countPosts,
  entryOf,
  failOffline,
  readOutbox,
  store,
  storeBeforeLoad,
} from '../support/queued-requests.ts';
import { THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

test.describe('without a connection', () => {
  test.beforeEach(({ allowConsole }) => {
    allowConsole(/The event request could not be sent \(TypeError\)/);
    allowConsole(/net::ERR_INTERNET_DISCONNECTED/);
  });

  test('U-4: after an edited form is closed, the submitted request is sent, and the edited text stays', async ({
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

  test('U-4: if a section’s button changes the ceremony, the queued request is not sent while the form is open', async ({
    page,
    context,
    site,
    visitor,
    mailbox,
  }) => {
    await failOffline(page, visitor);
    await page.keyboard.press('Escape');
    await expect(site.dialog).toBeHidden();
    await site.section('corporateEvents').getByRole('button').click();
    await expect(site.field('ceremony')).toHaveValue('Evento Corporativo');
    const posts = countPosts(page);
    await context.setOffline(false);
    await settle(page);
    expect(posts()).toBe(0);
    await site.submit.click();
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    expect((await mailbox.onlyMessage()).body.params?.ceremony).toBe('Evento Corporativo');
  });

  test('U-4: the queued request of an open form is sent when nobody has edited the form for 15 minutes', async ({
    page,
    context,
    site,
    visitor,
    mailbox,
  }) => {
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

for (const [what, textFor] of [
  ['a list without requests', () => '[{"key":1}, null]'],
  ['a day-old request', (visitor: EventRequest) => entryOf(visitor, 24 * HOUR)],
] as const)
  test(`U-4: ${what} in storage is deleted without a message`, async ({ page, site, visitor }) => {
    const posts = countPosts(page);
    await storeBeforeLoad(page, textFor(visitor));
    await page.goto('/');
    await expect.poll(() => readOutbox(page)).toBeNull();
    await site.openForm();
    await expect(site.submit).toBeVisible();
    expect(posts()).toBe(0);
  });
