import { settle } from '../support/settle.ts';
import { THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const GREETING = 'Hola, os escribo desde vuestra web porque quiero organizar un evento.';
const SPOKEN = '(se abre en otra pestaña)';

const param = (href: string | null, name: string) => new URL(href ?? '').searchParams.get(name);

test('U-1 U-11: in every window the phone and both links are in view from the first field on, a finger high, and the form fades into them until it ends', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await site.openForm();
  await test.step('the form fades into them until it ends, and one that is all there does not', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(site.submit).toBeAttached();
    const box = site.dialog.locator('div:has(> form)');
    const fade = () => box.evaluate((form) => getComputedStyle(form, '::after').opacity);
    await expect.poll(fade).toBe('1');
    await page.getByText('Información básica').hover();
    await page.mouse.wheel(0, 2000);
    await expect.poll(fade).toBe('0');
    // Scrolled back it would be there again, were the window not high enough for the whole form.
    await site.field('name').hover();
    await page.mouse.wheel(0, -2000);
    await expect.poll(fade).toBe('1');
    await page.setViewportSize({ width: 390, height: 2400 });
    await expect.poll(fade).toBe('0');
  });
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await site.field('name').focus();
      await settle(page);
      await expect(site.field('name')).toBeInViewport();
      // The narrowest has no room for the country's code.
      const phone = width < 360 ? '600 000 000' : '+34 600 000 000';
      for (const name of [phone, `Escríbenos por WhatsApp ${SPOKEN}`, 'Escríbenos por email']) {
        const link = site.dialog.getByRole('link', { name, exact: true });
        await expect(link).toBeInViewport({ ratio: 1 });
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      // What is reached by Tab comes out from under them.
      const links = await site.dialog.getByRole('link', { name: phone }).boundingBox();
      for (const name of ['email', 'date', 'ceremony', 'description'] as const) {
        await site.field(name).focus();
        await page.keyboard.press('Shift+Tab');
        const bottom = await page.evaluate(
          () => document.activeElement?.getBoundingClientRect().bottom,
        );
        expect(bottom).toBeLessThanOrEqual(links?.y ?? 0);
      }
    });
});

test('U-1: the links carry what has been typed so far, and a greeting alone before and after', async ({
  page,
  site,
  visitor,
}) => {
  await page.goto('/');
  await site.section('corporateEvents').getByRole('button').click();
  const whatsApp = site.dialog.getByRole('link', { name: 'WhatsApp' });
  const mail = site.dialog.getByRole('link', { name: 'Escríbenos por email' });
  await expect(whatsApp).toHaveAttribute('target', '_blank');
  await expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer');
  const text = async () => param(await whatsApp.getAttribute('href'), 'text');
  await expect.poll(text).toBe(GREETING);

  await site.field('name').pressSequentially('Núria & Co');
  expect(await text()).toBe(
    `${GREETING}\n\nNombre: Núria & Co\nTipo de evento: Evento Corporativo`,
  );
  await site.fillIn(visitor);
  const lines = [
    `Nombre: ${visitor.name}`,
    `Apellidos: ${visitor.surname}`,
    `Email: ${visitor.email}`,
    `Teléfono: ${visitor.phone}`,
    'Fecha: domingo, 20 de junio de 2027',
    'Número de invitados: 120',
    'Momento del día: Tarde',
    'Tipo de evento: Boda Civil',
    `Cómo lo imagino: ${visitor.description}`,
  ];
  expect(await text()).toBe(`${GREETING}\n\n${lines.join('\n')}`);
  expect(await whatsApp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/34600000000\?text=/);
  const address = await mail.getAttribute('href');
  expect(address).toMatch(
    /^mailto:hola@alheli\.example\?subject=Quiero%20organizar%20un%20evento&body=/,
  );
  expect(param(address, 'body')).toBe(`${GREETING}\r\n\r\n${lines.join('\r\n')}`);

  await site.submit.click();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  await expect(site.dialog).toBeHidden();
  await site.openForm();
  await expect.poll(text).toBe(GREETING);
});
