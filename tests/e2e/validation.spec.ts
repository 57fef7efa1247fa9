import { colourOf } from '../support/colours.ts';
import { boxOf } from '../support/layout.ts';
import { settle } from '../support/page-control.ts';
import { countPosts } from '../support/queued-requests.ts';
import { INVALID_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const EMPTY = 'El campo no puede estar vacío';

test.beforeEach(async ({ page, site }) => {
  await page.goto('/');
  await site.openForm();
  await expect(site.submit).toBeVisible();
});

test.describe('an invalid attempt', () => {
  test('S-SUB-1 S-SUB-2 S-VAL-10 S-ERR-1 R-1 R-6: marks every invalid field, shows an alert on the page and sends nothing; each message is under its field', async ({
    page,
    site,
    mailbox,
  }) => {
    const posts = countPosts(page);
    page.on('dialog', () => expect('window.alert').toBe('never used'));
    await site.field('date').fill('');
    await site.field('numberOfGuests').fill('');
    await site.submit.click();
    const alert = site.dialog.getByRole('alert');
    await expect(alert).toHaveText(INVALID_ALERT);
    await expect(alert).toBeInViewport();
    for (const name of ['name', 'surname', 'email', 'phone', 'date', 'numberOfGuests'] as const) {
      await expect(site.field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect(site.field(name)).toHaveAccessibleDescription(EMPTY);
    }
    await expect(site.field('description')).toHaveAccessibleDescription(
      'Por favor, describe brevemente tu evento tal y como lo imaginas',
    );
    for (const name of ['time', 'ceremony'] as const)
      await expect(site.field(name)).not.toHaveAttribute('aria-invalid');
    await expect(site.dialog).toBeVisible();
    expect(posts()).toBe(0);
    expect(await mailbox.messages()).toEqual([]);
    await test.step('S-VAL-10 S-ERR-1: the message is directly under its field, in red and with an icon', async () => {
      const email = site.field('email');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      const message = site.dialog.locator(`[id="${await email.getAttribute('aria-describedby')}"]`);
      // Wait until the alert above has moved both.
      await settle(page);
      const gap = (await boxOf(message)).y - (await boxOf(email)).bottom;
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(16);
      await expect(message).toHaveCSS('color', colourOf('error'));
      await expect(email).toHaveCSS('border-bottom-color', colourOf('error'));
      await expect(message.locator('svg')).toBeVisible();
    });
  });

  test('U-5: focuses the first invalid field, with its label in view', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await site.fillIn({ name: 'Núria', surname: 'Gil' });
    await site.submit.click();
    await expect(site.field('email')).toBeFocused();
    const emailLabel = site.dialog.locator('label', { hasText: 'Email' });
    await expect(emailLabel).toBeInViewport();
    await settle(page);
    const alert = await boxOf(site.dialog.getByRole('alert'));
    expect((await boxOf(emailLabel)).y).toBeGreaterThanOrEqual(alert.bottom);
  });

  const INVALID = [
    [
      'S-VAL-1',
      'name',
      'Ana-María',
      'El nombre debe contener solo letras y tener al menos 3 caracteres',
    ],
    ['S-VAL-2', 'surname', 'Ye', 'El apellido debe tener al menos 3 caracteres'],
    ['S-VAL-3', 'email', 'ana@localhost', 'El campo debe ser un email válido'],
    [
      'S-VAL-4',
      'phone',
      '12345678',
      'El número de teléfono debe contener solo números y tener al menos 9 caracteres (opcionalmente con prefijo internacional)',
    ],
    ['S-VAL-6', 'numberOfGuests', '0', 'El valor debe ser mayor de 0'],
    ['S-VAL-6', 'numberOfGuests', '-1', 'El valor debe ser mayor de 0'],
  ] as const;

  test('S-VAL-1 S-VAL-2 S-VAL-3 S-VAL-4 S-VAL-6 U-5: a value that breaks its rule marks only its field; with only the last field empty the title stays in place', async ({
    page,
    site,
    visitor,
    mailbox,
  }) => {
    const posts = countPosts(page);
    await test.step('U-5: with only the last field empty, title and close button stay in place', async () => {
      await site.fillIn({ ...visitor, description: '' });
      await site.submit.click();
      await expect(site.field('description')).toBeFocused();
      await expect(site.field('description')).toBeInViewport();
      expect(await site.dialog.evaluate((dialog) => dialog.scrollTop)).toBe(0);
      await site.fillIn({ description: visitor.description });
    });
    for (const [row, name, value, message] of INVALID)
      await test.step(`${row}: ${name} "${value}"`, async () => {
        await site.fillIn({ [name]: value });
        await site.submit.click();
        await expect(site.dialog.getByRole('alert')).toHaveText(INVALID_ALERT);
        await expect(site.field(name)).toHaveAccessibleDescription(message);
        await expect(site.dialog.locator('[aria-invalid]')).toHaveCount(1);
        await site.fillIn({ [name]: visitor[name] });
        await expect(site.dialog.locator('[aria-invalid]')).toHaveCount(0);
      });
    expect(posts()).toBe(0);
    expect(await mailbox.messages()).toEqual([]);
  });
});

test('S-SUB-6 S-CON-10 R-1 R-5 R-32: a field is checked on each change, and only an attempt to send is announced', async ({
  page,
  site,
}) => {
  const alert = site.dialog.getByRole('alert');
  await site.field('email').pressSequentially('a');
  await expect(site.field('email')).toHaveAccessibleDescription(
    'El campo debe ser un email válido',
  );
  // Nothing is announced while the visitor types.
  const announced = site.dialog.locator('[role="alert"], [role="status"], [aria-live]:not(:empty)');
  await expect(announced).toHaveCount(0);
  await site.field('email').fill('');
  await expect(site.field('email')).toHaveAccessibleDescription(EMPTY);
  await site.field('email').fill('ana@visitor.example');
  await expect(site.field('email')).toHaveAccessibleDescription('');
  await expect(site.dialog.locator('[aria-invalid]')).toHaveCount(0);
  await expect(announced).toHaveCount(0);

  await test.step('S-CON-10 R-32: the layout change of the alert takes 0.45 s with the specified curve', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await site.submit.click();
    await expect(alert).toHaveCSS('animation-duration', '0.45s');
    await expect(alert).toHaveCSS('animation-timing-function', 'cubic-bezier(0.4, 0, 0.1, 1)');
  });
  await test.step('R-1: the alert can be dismissed and comes back with the next attempt', async () => {
    await alert.getByRole('button', { name: 'Cerrar el aviso' }).click();
    await expect(alert).toHaveCount(0);
    await expect(site.field('name')).toBeFocused();
    await site.submit.click();
    await expect(alert).toHaveText(INVALID_ALERT);
  });
});
