import type { Page } from 'playwright/test';
import { expect, test } from '../../support/test.ts';

const draftOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('event-request-draft'));

test('what was typed and not sent survives a reload, and leaves nothing once it is emptied or sent', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  await page.goto('/');
  await test.step('U-29: an untouched form leaves nothing, and neither does one that is emptied', async () => {
    await site.serviceButton('socialEvents').click();
    await expect(site.submit).toBeVisible();
    expect(await draftOf(page)).toBeNull();
    await site.field('name').fill('Núria');
    await expect.poll(() => draftOf(page)).toContain('Núria');
    await site.field('name').fill('');
    await expect.poll(() => draftOf(page)).toBeNull();
  });
  await test.step('U-29: what was typed is there after a reload, without an error', async () => {
    await site.field('name').fill(visitor.name);
    await site.field('date').fill(visitor.date);
    await page.reload();
    await site.openForm();
    await site.expectValues({ name: visitor.name, date: visitor.date, numberOfGuests: 100 });
    await expect(site.dialog.locator('[aria-invalid]')).toHaveCount(0);
  });
  await test.step('U-3 U-29: it is gone when it has been sent, also after a reload', async () => {
    await site.send(visitor);
    await site.expectThanks();
    await mailbox.onlyMessage();
    expect(await draftOf(page)).toBeNull();
    await site.openForm();
    await site.expectValues({ name: '', email: '' });
    await page.reload();
    await site.openForm();
    await site.expectValues({ name: '', email: '' });
  });
});
