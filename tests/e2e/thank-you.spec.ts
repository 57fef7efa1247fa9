import { boxOf, middleOf } from '../support/layout.ts';
import { holdBack, settle } from '../support/page-control.ts';
import { FUNCTION } from '../support/queued-requests.ts';
import { THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('S-SUB-4 U-5 U-11 R-1: the thank-you takes the focus, and returns it when it is closed', async ({
  page,
  site,
  visitor,
}) => {
  await page.goto('/');
  await test.step('its button returns the focus to the button that opened the dialog', async () => {
    await site.openForm();
    await site.fillIn(visitor);
    await site.submit.click();
    await expect(site.closeThanks).toBeFocused();
    await expect(site.closeThanks).toHaveAccessibleDescription(
      new RegExp(`^${THANKS_ALERT} Núria: `),
    );
    await page.keyboard.press('Enter');
    await expect(site.alert(THANKS_ALERT)).toHaveCount(0);
    await expect(site.contactButton).toBeFocused();
  });
  await test.step('Escape closes it also while the page behind it has the focus, and the focus stays there', async () => {
    await site.openForm();
    await site.fillIn(visitor);
    await site.submit.click();
    await expect(site.closeThanks).toBeFocused();
    for (const link of [/^escríbenos por WhatsApp/, 'Llámanos']) {
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('link', { name: link })).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    const behind = site.footer.getByRole('link').last();
    await expect(behind).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(site.alert(THANKS_ALERT)).toHaveCount(0);
    await expect(behind).toBeFocused();
  });
  await test.step('it returns the focus also if the dialog was closed during sending', async () => {
    await site.openForm();
    await site.fillIn(visitor);
    const release = await holdBack(page, FUNCTION);
    await site.submit.click();
    await page.keyboard.press('Escape');
    await expect(site.dialog).toBeHidden();
    release();
    await expect(site.closeThanks).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(site.alert(THANKS_ALERT)).toHaveCount(0);
    await expect(site.contactButton).toBeFocused();
  });
});

test('R-1 R-24: a tap on the dark area closes the thank-you, opens nothing behind it and returns the focus; a tap on the card, or a drag out of it, does not close it', async ({
  page,
  site,
  visitor,
}) => {
  await page.goto('/');
  await site.openForm();
  await site.fillIn(visitor);
  await site.submit.click();
  await expect(site.closeThanks).toBeFocused();
  await settle(page);
  const behind = await middleOf(page.getByRole('main').getByRole('button').first());
  const card = page.getByRole('region').filter({ has: site.closeThanks });
  const { x, y, bottom } = await boxOf(card);
  expect(behind.x < x || behind.y > bottom, 'the button is in the dark area').toBe(true);
  await page.mouse.click(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(behind.x, behind.y);
  await page.mouse.up();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  await page.mouse.click(behind.x, behind.y);
  await expect(site.alert(THANKS_ALERT)).toHaveCount(0);
  await settle(page);
  await expect(site.dialog).toBeHidden();
  await expect(site.contactButton).toBeFocused();
});
