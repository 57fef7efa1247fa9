import { expectAccessible } from '../support/accessibility.ts';
import { FUNCTION } from '../support/queued-requests.ts';
import { THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { newVisitor } from '../support/visitor.ts';

test('U-15: the function gets the age of the form and whether the honeypot is filled in; visitors neither see nor reach the honeypot, and the request does not contain it', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  await page.goto('/');
  await site.openForm();
  await test.step('with an empty honeypot and every field filled in the function gets only the age', async () => {
    const honest = newVisitor();
    await site.fillIn(honest);
    const asked = page.waitForRequest(FUNCTION);
    await site.submit.click();
    const request = await asked;
    expect(await request.headerValue('form-signals')).toMatch(/^age=\d{1,2}$/);
    expect(request.postDataJSON()).toEqual(honest);
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    await site.openForm();
  });
  await expect(site.submit).toBeVisible();
  const honeypot = site.dialog.locator('[name="subject"]');
  await expect(honeypot).not.toBeInViewport();
  await expect(site.dialog.getByRole('textbox', { name: 'No rellenes este campo' })).toHaveCount(0);
  for (let presses = 0; presses < 24; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(honeypot).not.toBeFocused();
  }
  await expectAccessible(page);
  await site.fillIn(visitor);
  await honeypot.evaluate((control: HTMLInputElement) => {
    control.value = 'Buy now';
  });
  const asked = page.waitForRequest(FUNCTION);
  await site.submit.click();
  const request = await asked;
  expect(await request.headerValue('form-signals')).toMatch(/^age=\d{1,2},trap$/);
  expect(request.postDataJSON()).toEqual(visitor);
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  await mailbox.onlyMessage();
  await expect(page.locator('[name="subject"]')).toHaveValue('');
});
