import { BUSINESS } from '../../../src/content/business.ts';
import { EVENT_REQUEST } from '../../../src/content/event-request.ts';
import { labelOf } from '../../../src/shared/event-request.ts';
import { boxOf, inWindows } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { EMAIL_LINK, WHATSAPP_LINK } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const { message } = EVENT_REQUEST;

const param = (href: string | null, name: string) => new URL(href ?? '').searchParams.get(name);

test('U-1 U-11 U-23: in every window the contact options are in view in one low row, 44 px high', {
  tag: '@content',
}, async ({ page, site }) => {
  await site.visitForm();
  const options = site.dialog.getByRole('link', { name: EMAIL_LINK }).locator('..');
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
    const row = await boxOf(options);
    const { height: whole } = await boxOf(site.dialog);
    expect.soft(row.height, 'one row').toBeLessThanOrEqual(Math.min(48, whole / 10));
  });
});

test('U-1: the links contain the typed values, and only a greeting before typing and after sending', {
  tag: '@content',
}, async ({ page, site, visitor }) => {
  await page.goto('/');
  await site.serviceButton('corporateEvents').click();
  const whatsApp = site.dialog.getByRole('link', { name: WHATSAPP_LINK });
  const mail = site.dialog.getByRole('link', { name: EMAIL_LINK });
  await expect(whatsApp).toHaveAttribute('target', '_blank');
  await expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer');
  const text = async () => param(await whatsApp.getAttribute('href'), 'text');
  await expect.poll(text).toBe(message.greeting);

  await site.field('name').pressSequentially('Núria & Co');
  expect(await text()).toBe(
    `${message.greeting}\n\n${labelOf('name')}: Núria & Co\n${labelOf('ceremony')}: Evento Corporativo`,
  );
  await site.fillIn(visitor);
  for (const value of [visitor.email, visitor.phone, visitor.description])
    expect(await text()).toContain(value);
  const address = await mail.getAttribute('href');
  expect(new URL(address ?? '').pathname).toBe(BUSINESS.email);
  expect(param(address, 'body')?.replaceAll('\r', '')).toBe(await text());

  await site.submit.click();
  await site.expectThanks();
  await site.openForm();
  await expect.poll(text).toBe(message.greeting);
});
