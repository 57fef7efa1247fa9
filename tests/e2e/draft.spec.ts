import type { Page } from 'playwright/test';
import { blockStorage } from '../support/queued-requests.ts';
import { THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** What was typed and not sent survives a reload and a discarded tab (U-29). */

const draftOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('event-request-draft'));

test('U-29: what was typed is there after a reload, and gone when it has been sent', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  await page.goto('/');
  await site.openForm();
  await site.field('name').fill(visitor.name);
  await site.field('date').fill(visitor.date);
  await page.reload();
  await site.openForm();
  await site.expectValues({ name: visitor.name, date: visitor.date, numberOfGuests: 100 });
  await expect(site.field('surname')).not.toHaveAttribute('aria-invalid');
  await site.fillIn(visitor);
  await site.submit.click();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  await mailbox.onlyMessage();
  expect(await draftOf(page)).toBeNull();
  await site.openForm();
  await site.expectValues({ name: '', email: '' });
  await page.reload();
  await site.openForm();
  await site.expectValues({ name: '', email: '' });
});

test('U-29: while the dialog is open, a drag down does not reload the page', async ({
  page,
  site,
}) => {
  await page.goto('/');
  // The browser's own reload by a drag cannot be driven by a test.
  const overscroll = (value: string) =>
    expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', value);
  await overscroll('auto');
  await site.openForm();
  await overscroll('none');
  await page.keyboard.press('Escape');
  await overscroll('auto');
});

test('U-29: a form that is emptied leaves nothing, and an untouched form neither', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await site.section('socialEvents').getByRole('button').click();
  await expect(site.submit).toBeVisible();
  expect(await draftOf(page)).toBeNull();
  await site.field('name').fill('Núria');
  await expect.poll(() => draftOf(page)).toContain('Núria');
  await site.field('name').fill('');
  await expect.poll(() => draftOf(page)).toBeNull();
});

test('U-29: unreadable values of a draft leave the fields as they are', async ({ page, site }) => {
  await page.addInitScript(() => {
    const request = {
      name: 'Núria',
      ceremony: 'Bautizo',
      numberOfGuests: {},
      date: [],
      phone: null,
    };
    const draft = { key: crypto.randomUUID(), request };
    sessionStorage.setItem('event-request-draft', JSON.stringify(draft));
  });
  await page.goto('/');
  await site.openForm();
  await site.expectValues({
    name: 'Núria',
    ceremony: 'Boda Religiosa',
    numberOfGuests: 100,
    phone: '',
  });
});

test('U-29: without storage the form works, and forgets its text with the page', async ({
  page,
  site,
}) => {
  await blockStorage(page, 'localStorage', 'sessionStorage');
  await page.goto('/');
  await site.openForm();
  await site.field('name').fill('Núria');
  await page.reload();
  await site.openForm();
  await expect(site.field('name')).toHaveValue('');
});
