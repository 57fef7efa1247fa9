import type { Page } from 'playwright/test';
import type { EventRequestField } from '../../../src/shared/event-request.ts';
import { boxOf } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { countPosts } from '../../support/queued-requests.ts';
import { INVALID_ALERT } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const EMPTY = 'El campo no puede estar vacío';
/** The token of messages, as the browser computes it. */
const errorColour = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--error)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

/** A value that breaks the rule of its field, and the message. The units of the rules have the others. */
const BROKEN = {
  name: ['Ana-María', 'El nombre debe contener solo letras y tener al menos 3 caracteres'],
  surname: ['Ye', 'El apellido debe tener al menos 3 caracteres'],
  email: ['ana@localhost', 'El campo debe ser un email válido'],
  phone: [
    '12345678',
    'El número de teléfono debe contener solo números y tener al menos 9 caracteres (opcionalmente con prefijo internacional)',
  ],
  numberOfGuests: ['0', 'El valor debe ser mayor de 0'],
} as const;

test('an invalid attempt sends nothing, marks every invalid field, and leads to each', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  const posts = countPosts(page);
  page.on('dialog', () => expect('window.alert').toBe('never used'));
  // An upright tablet.
  await page.setViewportSize({ width: 768, height: 1024 });
  await site.visitForm();
  const alert = site.dialog.getByRole('alert');
  const links = site.dialog.locator('form ul').getByRole('link');
  await site.field('date').fill('');
  await site.field('numberOfGuests').fill('');
  await site.submit.click();
  await expect(alert).toHaveText(INVALID_ALERT);

  await test.step('S-SUB-1 S-VAL-5 R-1 R-6: the alert is in view, and every empty field has its message', async () => {
    await expect.soft(alert).toBeInViewport();
    for (const name of ['name', 'surname', 'email', 'phone', 'date', 'numberOfGuests'] as const) {
      await expect.soft(site.field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect.soft(site.field(name)).toHaveAccessibleDescription(EMPTY);
    }
    await expect
      .soft(site.field('description'))
      .toHaveAccessibleDescription(
        'Por favor, describe brevemente tu evento tal y como lo imaginas',
      );
    for (const name of ['time', 'ceremony'] as const)
      await expect.soft(site.field(name)).not.toHaveAttribute('aria-invalid');
  });
  await test.step('S-VAL-10 S-ERR-1 U-5: messages are under the fields, in red; focus and button are in view', async () => {
    const error = await errorColour(page);
    const email = site.field('email');
    const message = site.dialog.locator(`[id="${await email.getAttribute('aria-describedby')}"]`);
    await expect.soft(message).toHaveCSS('color', error);
    // Wait until the alert above has moved them.
    await settle(page);
    await expect.soft(site.submit).toBeInViewport({ ratio: 1 });
    expect.soft((await boxOf(message)).y).toBeGreaterThanOrEqual((await boxOf(email)).bottom);
    await expect.soft(email).toHaveCSS('border-bottom-color', error);
    await expect.soft(site.field('name')).toBeFocused();
  });
  await test.step('U-5: links under the alert lead to the invalid fields, by mouse and keyboard', async () => {
    await expect
      .soft(links)
      .toHaveText([
        'Nombre',
        'Apellidos',
        'Email',
        'Teléfono',
        'Fecha',
        'Número de invitados',
        '¿Cómo imaginas tu evento?',
      ]);
    await links.getByText('Teléfono').click();
    await expect.soft(site.field('phone')).toBeFocused();
    await links.last().focus();
    await page.keyboard.press('Enter');
    await expect.soft(site.field('description')).toBeFocused();
    await expect.soft(page).toHaveURL('/');
  });
  await test.step('S-VAL-1 S-VAL-2 S-VAL-3 S-VAL-4 S-VAL-6: a value that breaks its rule has the message of the rule', async () => {
    const values = Object.entries(BROKEN).map(([name, [value]]) => [name, value]);
    await site.fillIn({ ...visitor, ...Object.fromEntries(values) });
    await expect.soft(links).toHaveCount(values.length);
    for (const [name, [, message]] of Object.entries(BROKEN))
      await expect.soft(site.field(name as EventRequestField)).toHaveAccessibleDescription(message);
  });
  await test.step('U-5: in a low window the label of the first invalid field is in view under the alert', async () => {
    await page.setViewportSize({ width: 390, height: 600 });
    await site.send({ ...visitor, email: '' });
    await expect(site.field('email')).toBeFocused();
    const label = site.dialog.locator('label', { hasText: 'Email' });
    await expect(label).toBeInViewport();
    await settle(page);
    expect((await boxOf(label)).y).toBeGreaterThanOrEqual((await boxOf(alert)).bottom);
  });
  await test.step('S-SUB-2: nothing is sent', async () => {
    expect(posts()).toBe(0);
    expect(await mailbox.messages()).toEqual([]);
  });
});
