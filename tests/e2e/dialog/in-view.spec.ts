import { BUSINESS } from '../../../src/content/business.ts';
import { FORM_TEXTS } from '../../../src/content/form.ts';
import { boxOf, inWindows } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { EMAIL_LINK, WHATSAPP_LINK } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

test('U-1 U-23: in every window the contact options are in view, and each label stands by its control', async ({
  page,
  site,
}) => {
  await site.visitForm();
  await inWindows(page, ['320 × 568', '390 × 844', '768 × 1024', '1440 × 900'], async (width) => {
    await site.field('name').focus();
    await settle(page);
    await expect(site.field('name')).toBeInViewport();
    // The narrowest window hides the country code.
    const phone = width < 360 ? BUSINESS.phone.replace(/^\+\d+ /, '') : BUSINESS.phone;
    for (const name of [phone, WHATSAPP_LINK, EMAIL_LINK]) {
      const link = site.dialog.getByRole('link', { name, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    // No help is between them.
    for (const name of ['phone', 'date', 'description'] as const) {
      const label = await boxOf(site.dialog.locator(`label[for="field-${name}"]`));
      expect.soft((await boxOf(site.field(name))).y - label.bottom, name).toBeLessThan(12);
    }
  });
});

test('U-23: a help that appears above the focused field does not push it out of view', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await site.visitForm();
  await site.field('email').pressSequentially('ana@gmial.com');
  await page.keyboard.press('Tab');
  await expect(site.dialog.getByRole('button', { name: FORM_TEXTS.accept })).toBeVisible();
  await expect(site.field('phone')).toBeFocused();
  await expect(site.field('phone')).toBeInViewport({ ratio: 0.9 });
});

test('U-5 U-23: on a phone the focus stays in the dialog, and nothing covers it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await site.visitForm();
  await site.submit.click();
  await expect(site.field('name')).toBeFocused();
  await settle(page);
  // The focused control, if it is outside the dialog or if something lies over its middle.
  const unreachable = () =>
    page.locator(':focus').evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        const isReachable = control.closest('dialog') && control.contains(hit);
        return isReachable ? [] : `${control.outerHTML}: ${hit?.outerHTML}`;
      }),
    );
  const count = await site.dialog.locator('a, button, input, select, textarea').count();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < count + 6; press++) {
      await page.keyboard.press(key);
      await expect.poll(unreachable, key).toEqual([]);
    }
});
