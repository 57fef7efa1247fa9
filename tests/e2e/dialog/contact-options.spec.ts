import { BUSINESS } from '../../../src/content/business.ts';
import { boxOf, inWindows } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { EMAIL_LINK, WHATSAPP_LINK } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

test('U-1 U-11 U-23: in every window the contact options are in view, and each label stands by its control', async ({
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
      expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44);
    }
    // No help is between them.
    for (const name of ['phone', 'date', 'description'] as const) {
      const label = await boxOf(site.dialog.locator(`label[for="field-${name}"]`));
      expect.soft((await boxOf(site.field(name))).y - label.bottom, name).toBeLessThan(12);
    }
  });
});
