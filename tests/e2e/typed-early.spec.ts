import type { Page } from 'playwright/test';
import { settle } from '../support/page-control.ts';
import { THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Values that autofill or a fast visitor enters before all effects of opening the form have run. */

/** Opens the form and types a name at once, or as soon as the form exists. */
const openAndType = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    const type = () => {
      const name = dialog.querySelector<HTMLInputElement>('[name="name"]');
      if (!name) return;
      observer.disconnect();
      name.value = 'Núria';
      name.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    const observer = new MutationObserver(type);
    observer.observe(dialog, { childList: true, subtree: true });
    document.querySelector<HTMLElement>('header [aria-haspopup="dialog"]')?.click();
    type();
  });

test('R-24 S-SUB-4: text typed at once stays, in a form that has just been loaded and in a form that is opened again after sending', async ({
  page,
  site,
  visitor,
}) => {
  await page.goto('/');
  await site.start();
  await openAndType(page);
  await expect(site.submit).toBeVisible();
  await settle(page);
  await expect(site.field('name')).toHaveValue('Núria');

  await site.fillIn(visitor);
  await site.submit.click();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  await expect(page.locator('[name="name"]')).toHaveValue('');
  await openAndType(page);
  await expect(site.submit).toBeVisible();
  await settle(page);
  await expect(site.field('name')).toHaveValue('Núria');
  await expect(site.field('surname')).toHaveValue('');
});
