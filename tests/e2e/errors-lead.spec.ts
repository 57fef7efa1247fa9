import { EVENT_REQUEST } from '../../src/content/event-request.ts';
import { colourOf } from '../support/colours.ts';
import { boxOf } from '../support/layout.ts';
import { INVALID_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const ERROR = colourOf('error');
const INTRO = 'Todos los campos son obligatorios.';

test('S-ERR-1 U-5: invalid fields are marked in red, the focused one also by its outline, and links under the alert lead to them', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await site.openForm();
  const intro = site.dialog.getByText(INTRO);
  await expect(intro).toBeVisible();
  await site.field('numberOfGuests').focus();
  await expect(site.field('numberOfGuests')).toHaveCSS('outline-color', colourOf('ink'));

  await site.submit.click();
  const alert = site.dialog.getByRole('alert');
  await expect(alert).toHaveText(INVALID_ALERT);
  await expect(intro).toBeHidden();
  await expect(site.field('name')).toBeFocused();
  for (const [property, value] of [
    ['outline-color', ERROR],
    ['outline-width', '2px'],
    ['outline-offset', '-2px'],
  ] as const)
    await expect(site.field('name')).toHaveCSS(property, value);
  await expect(site.dialog.locator('label', { hasText: 'Teléfono' })).toHaveCSS('color', ERROR);
  await expect(site.dialog.locator('label', { hasText: 'Fecha' })).not.toHaveCSS('color', ERROR);

  const links = site.dialog.locator('form ul').getByRole('link');
  await expect(links).toHaveText([
    'Nombre',
    'Apellidos',
    'Email',
    'Teléfono',
    '¿Cómo imaginas tu evento?',
  ]);
  const sentence = await boxOf(alert);
  expect((await boxOf(links.first())).bottom).toBeGreaterThan(sentence.bottom);
  await links.getByText('Teléfono').click();
  await expect(site.field('phone')).toBeFocused();
  await links.last().focus();
  await page.keyboard.press('Enter');
  await expect(site.field('description')).toBeFocused();
  await expect(page).toHaveURL('/');

  await site.fillIn({ name: 'Núria' });
  await expect(links).toHaveCount(4);
  await alert.getByRole('button', { name: EVENT_REQUEST.dismiss }).click();
  await expect(intro).toBeVisible();
  await expect(links).toHaveCount(0);
});
