import { FORM_TEXTS } from '../../../src/content/form.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { boxOf } from '../../support/layout.ts';
import { WHATSAPP_LINK } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

/** Help while typing, which never blocks the form. `date-help.test.ts` and `email-help.test.ts` have every text. */

test.beforeEach(async ({ page, site }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+01:00'));
  await site.visitForm();
});

test('U-7 U-32: the help of the date says the day in words, and asks about a year of two digits', async ({
  page,
  site,
}) => {
  const date = site.field('date');
  await expect(date).toHaveAccessibleDescription(
    FORM_TEXTS.dateHelp.unchosen('viernes 20 de noviembre de 2026').replace('\n', ' '),
  );
  await date.fill('2026-06-20');
  await date.focus();
  // The year is the last of three parts.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('27');
  await expect(date).toHaveValue('0027-06-20');
  await expect(date).toHaveAccessibleDescription(FORM_TEXTS.dateHelp.year);
  await expect(date).not.toHaveAttribute('aria-invalid');
  // Without its year the date is incomplete. What is typed stays.
  await page.keyboard.press('Delete');
  await page.keyboard.type('2027');
  await expect(date).toHaveValue('2027-06-20');
});

test('the help of the email suggests a correction, which one tap accepts', async ({
  page,
  site,
  visitor,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const email = site.field('email');
  const suggestion = site.dialog.getByRole('button', { name: FORM_TEXTS.accept });
  const announced = site.dialog.locator('[aria-live="polite"]');
  const mistyped = visitor.email.replace('visitor.example', 'gmial.com');
  await test.step('U-7 U-8: it appears and is announced when the visitor leaves the field', async () => {
    const meant = '¿Querías decir ana@gmail.com?';
    await email.pressSequentially('ana@gmial.com');
    await expect(suggestion).toHaveCount(0);
    await expect(announced).toBeEmpty();
    await email.press('Tab');
    await expect(suggestion).toHaveAccessibleDescription(meant);
    await expect.soft(suggestion).toHaveCSS('border-top-style', 'solid');
    expect.soft((await boxOf(suggestion)).height).toBeGreaterThanOrEqual(44);
    await expect(announced).toHaveText(meant);
    await expect(email).toHaveAccessibleDescription(meant);
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expectAccessible(page);
  });
  await test.step('U-8: one tap accepts it, also in the links', async () => {
    await suggestion.click();
    await expect(email).toHaveValue('ana@gmail.com');
    await expect(email).toBeFocused();
    await expect(suggestion).toHaveCount(0);
    const link = site.dialog.getByRole('link', { name: WHATSAPP_LINK });
    await expect(link).toHaveAttribute('href', /ana%40gmail\.com/);
  });
  await test.step('U-8: it does not appear when "Finalizar" is pressed, so the click submits', async () => {
    await site.fillIn({ ...visitor, email: '', date: '2020-02-29' });
    await email.fill(mistyped);
    await site.submit.click();
    await site.expectThanks();
  });
});
