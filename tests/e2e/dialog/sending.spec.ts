import type { Page } from 'playwright/test';
import { STUDIO } from '../../../src/content/studio.ts';
import { THANK_YOU } from '../../../src/content/thank-you.ts';
import { settle } from '../../support/page-control.ts';
import { countPosts, FUNCTION } from '../../support/queued-requests.ts';
import { THANKS_ALERT, THANKS_PROMISE, THANKS_TITLE } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';
import { newVisitor } from '../../support/visitor.ts';

/** Whether an element of the page outside the dialogs has the focus. */
const isOnPage = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused !== document.body && focused?.closest('dialog') === null;
  });

test('a request sent by keys arrives once, and a key closes the thank-you', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  const posts = countPosts(page);
  const thanks = page.getByRole('alert');
  const card = page.getByRole('dialog', { name: THANKS_TITLE });
  const honeypot = page.locator('[name="subject"]');
  // The owner may have marked the visitors' day.
  const taken = STUDIO.takenDates?.includes(visitor.date) ? 'taken' : '';
  await page.clock.install();
  // The thank-you is higher than the window.
  await page.setViewportSize({ width: 320, height: 400 });
  await site.visitForm();
  await test.step('S-MOD-13 R-22 U-15: Enter in a text field submits once without a signal', async () => {
    await site.fillIn(visitor);
    const asked = page.waitForRequest(FUNCTION);
    await site.field('email').press('Enter');
    const sent = await asked;
    expect((await sent.headerValue('form-signals')) ?? '').toBe(taken);
    expect(sent.postDataJSON()).toEqual(visitor);
    await expect(thanks).toHaveText(THANKS_ALERT);
    await mailbox.onlyMessage();
    expect(posts()).toBe(1);
  });
  await test.step('S-SUB-4 S-ERR-3 R-1 U-5: the dialog closes, and the thank-you has the focus', async () => {
    await expect(site.dialog).toBeHidden();
    await expect(card).toBeFocused();
    await expect(card).toHaveAccessibleDescription(RegExp(`^${THANKS_PROMISE} ${visitor.name}: `));
    await expect(page.getByRole('heading', { name: THANKS_TITLE })).toBeInViewport();
    await page.clock.runFor(8_000);
    await expect(thanks).toBeVisible();
    await site.closeThanks.press('Enter');
    await expect(thanks).toHaveCount(0);
    await expect(site.contactButton).toBeFocused();
  });
  await test.step('U-3: the next form is empty', async () => {
    await site.openForm();
    await site.expectValues({ name: '', numberOfGuests: 100, time: 'Mañana' });
  });
  await test.step('U-15 R-22: the function hears of a filled-in honeypot, which the request does not contain', async () => {
    const next = newVisitor();
    await site.fillIn(next);
    await honeypot.evaluate((control: HTMLInputElement) => {
      control.value = 'Buy now';
    });
    const asked = page.waitForRequest(FUNCTION);
    await site.field('description').press('Control+Enter');
    const sent = await asked;
    const signals = ['honeypot', taken].filter(Boolean).join();
    expect(await sent.headerValue('form-signals')).toBe(signals);
    expect(sent.postDataJSON()).toEqual(next);
  });
  await test.step('U-35: Tab stays in the thank-you, the page behind it is inert, and Escape closes it', async () => {
    await expect(card).toBeFocused();
    for (const link of [THANK_YOU.mend.call, THANK_YOU.mend.write]) {
      await page.keyboard.press('Tab');
      await expect(card.getByRole('link', { name: link })).toBeFocused();
    }
    for (let count = 0; count < 4; count += 1) {
      await page.keyboard.press('Tab');
      expect(await isOnPage(page)).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(thanks).toHaveCount(0);
    await expect(site.contactButton).toBeFocused();
  });
  await test.step('U-35 R-1 R-24: Back closes the thank-you, a click beside it does not', async () => {
    await site.openForm();
    await expect(honeypot).toHaveValue('');
    await site.send(newVisitor());
    await site.expectThanks();
    // As by a second click on the button that has sent the form.
    await page.mouse.click(4, 4);
    await settle(page);
    await expect(thanks).toBeVisible();
    await page.goBack();
    await expect(thanks).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(site.contactButton).toBeFocused();
  });
});
