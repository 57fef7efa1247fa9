import { EVENT_REQUEST } from '../../src/content/event-request.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { boxOf } from '../support/layout.ts';
import { settle } from '../support/page-control.ts';
import { THANKS_ALERT, WHATSAPP_LINK } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Help while typing, which never blocks the form. */

test.beforeEach(async ({ page, site }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+01:00'));
  await page.goto('/');
  await site.openForm();
  await expect(site.submit).toBeVisible();
});

test('U-7: the help under the date has the day in words, and a question if that day is today or past; such a date is sent too', async ({
  site,
  visitor,
  mailbox,
}) => {
  const date = site.field('date');
  await expect(date).toHaveAccessibleDescription(
    'Hoy, viernes, 20 de noviembre de 2026. ¿Para cuándo es tu evento?',
  );
  await date.fill('2027-06-20');
  await expect(date).toHaveAccessibleDescription('Es domingo, 20 de junio de 2027.');
  await date.fill('2026-11-20');
  await expect(date).toHaveAccessibleDescription(
    'Es viernes, 20 de noviembre de 2026. ¿Seguro que es hoy?',
  );
  await date.fill('2020-02-29');
  await expect(date).toHaveAccessibleDescription(
    'Es sábado, 29 de febrero de 2020. Esa fecha ya ha pasado. ¿Es correcta?',
  );
  await date.fill('');
  await expect(date).toHaveAccessibleDescription('El campo no puede estar vacío');
  await date.fill('2027-06-20');
  await expect(date).toHaveAccessibleDescription('Es domingo, 20 de junio de 2027.');
  await site.fillIn({ ...visitor, date: '2020-02-29' });
  await site.submit.click();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  expect((await mailbox.onlyMessage()).body.params?.date).toBe('2020-02-29');
});

test('U-7 U-8: when the visitor leaves the field, the help suggests and announces a correction of a mistyped domain; one tap accepts it', async ({
  page,
  site,
  visitor,
}) => {
  const email = site.field('email');
  const announced = site.dialog.locator('[aria-live="polite"]');
  await email.pressSequentially('ana@gmial.com');
  const suggestion = site.dialog.getByRole('button', { name: 'Cambiar' });
  await expect(suggestion).toHaveCount(0);
  await expect(announced).toBeEmpty();
  await email.press('Tab');
  await expect(suggestion).toBeVisible();
  await expect(suggestion).toHaveAccessibleDescription('¿Querías decir ana@gmail.com?');
  await expect(suggestion).toHaveCSS('border-top-style', 'solid');
  expect((await boxOf(suggestion)).height).toBeGreaterThanOrEqual(44);
  await expect(announced).toHaveText('¿Querías decir ana@gmail.com?');
  await expect(email).toHaveAccessibleDescription('¿Querías decir ana@gmail.com?');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expectAccessible(page);
  await suggestion.click();
  await expect(email).toHaveValue('ana@gmail.com');
  await expect(email).toBeFocused();
  await expect(suggestion).toHaveCount(0);
  const link = site.dialog.getByRole('link', { name: WHATSAPP_LINK });
  await expect(link).toHaveAttribute('href', /ana%40gmail\.com/);
  await test.step('the suggestion follows the typed text, and disappears once the domain is correct', async () => {
    await email.fill('ana@gmial.com');
    await email.blur();
    await email.fill('lea@gmial.com');
    await expect(email).toHaveAccessibleDescription('¿Querías decir lea@gmail.com?');
    await email.fill('lea@visitor.example');
    await expect(email).toHaveAccessibleDescription('');
  });
  await test.step('a request can be sent without accepting the suggestion, and the next, empty form has no suggestion', async () => {
    await site.fillIn({ ...visitor, email: 'lea@gmial.com' });
    await site.submit.click();
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    await site.openForm();
    await expect(site.field('email')).toHaveAccessibleDescription('');
    await expect(site.field('date')).toHaveAccessibleDescription(/¿Para cuándo es tu evento\?$/);
  });
});

test('U-32: a year of two digits is asked about, and one tap corrects it; so is a year of five digits', async ({
  page,
  site,
}) => {
  const date = site.field('date');
  const typeYear = async (digits: string) => {
    await date.fill('2026-06-20');
    await date.focus();
    // The year is the last of three parts.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type(digits);
    await date.blur();
  };
  await typeYear('27');
  await expect(date).toHaveValue('0027-06-20');
  await expect(date).toHaveAccessibleDescription(EVENT_REQUEST.meant('2027'));
  await expect(date).not.toHaveAttribute('aria-invalid');
  await site.dialog.getByRole('button', { name: EVENT_REQUEST.accept }).click();
  await expect(date).toHaveValue('2027-06-20');
  await expect(date).toHaveAccessibleDescription('Es domingo, 20 de junio de 2027.');
  await typeYear('20277');
  await expect(date).toHaveValue(/^\d{4}-06-20$/);
  await expect(date).toHaveAccessibleDescription(EVENT_REQUEST.dateHelp.year);
  await expect(date).not.toHaveAttribute('aria-invalid');
});

test.describe('on a low desktop window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('U-8: the suggestion does not appear between press and release on "Finalizar", so the click submits', async ({
    page,
    site,
    visitor,
  }) => {
    await site.fillIn({ ...visitor, email: '' });
    await site.field('email').fill('ana@gmial.com');
    await site.submit.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await settle(page);
    const { x, y } = await boxOf(site.submit);
    await page.mouse.move(x + 20, y + 10);
    await page.mouse.down();
    await expect(site.field('email')).not.toBeFocused();
    await settle(page);
    await page.mouse.up();
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
  });
});
