import { EVENT_REQUEST_FIELDS, type EventRequestField } from '../../src/shared/event-request.ts';
import { settle } from '../support/page-control.ts';
import { expect, test } from '../support/test.ts';

/** The labels of the specification. */
const LABELS = {
  name: 'Nombre',
  surname: 'Apellidos',
  email: 'Email',
  phone: 'Teléfono',
  date: 'Fecha',
  numberOfGuests: 'Número de invitados',
  time: 'Momento del día',
  ceremony: 'Tipo de evento',
  description: '¿Cómo imaginas tu evento?',
} satisfies Partial<Record<EventRequestField, string>>;

test.describe('the fields', () => {
  test.beforeEach(async ({ page, site }) => {
    await page.goto('/');
    await site.openForm();
    await expect(site.submit).toBeVisible();
  });

  // All steps share one page, because none changes the form.
  test('S-FLD-0 S-FLD-1 S-FLD-2 S-FLD-3 S-FLD-4 S-FLD-5 S-FLD-6 S-FLD-7 S-FLD-8 S-FLD-9 S-CON-2 S-CON-4 S-GEN-8 R-13: start as the specification says', async ({
    page,
    site,
  }) => {
    await test.step('S-FLD-0 S-FLD-9 R-13: each field is required and labelled, and the browser shows no validation popup', async () => {
      // All visible controls; honeypot.spec.ts checks the honeypot (U-15).
      const controls = site.dialog.locator(
        ':is(input, select, textarea):not([aria-hidden="true"] *)',
      );
      const names = await controls.evaluateAll((all) =>
        all.map((control) => control.getAttribute('name')),
      );
      expect([...new Set(names)]).toEqual(EVENT_REQUEST_FIELDS);
      for (const [name, label] of Object.entries(LABELS)) {
        const control = site.dialog.getByLabel(label, { exact: true });
        await expect(control).toHaveAttribute('name', name);
      }
      for (const control of await controls.all()) {
        await expect(control).toHaveAttribute('aria-required', 'true');
        await expect(control).not.toHaveAttribute('required');
      }
      await expect(site.dialog.locator('form')).toHaveAttribute('novalidate');
    });
    await test.step('S-FLD-1 S-FLD-2 S-FLD-3 S-FLD-4: name, surname, email and phone are empty and can be filled in by the browser', async () => {
      const expected = {
        name: ['text', 'given-name'],
        surname: ['text', 'family-name'],
        email: ['email', 'email'],
        phone: ['tel', 'tel'],
      } as const;
      for (const [name, [type, autocomplete]] of Object.entries(expected)) {
        const control = site.field(name as EventRequestField);
        await expect(control).toHaveValue('');
        await expect(control).toHaveAttribute('type', type);
        await expect(control).toHaveAttribute('autocomplete', autocomplete);
      }
      await expect(site.field('email')).toHaveAttribute('autocapitalize', 'none');
    });
    await test.step('S-FLD-5 S-FLD-6 S-CON-2: the date is today, the guests are 100', async () => {
      const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
      await expect(site.field('date')).toHaveAttribute('type', 'date');
      await expect(site.field('date')).toHaveValue(today);
      const guests = site.field('numberOfGuests');
      await expect(guests).toHaveValue('100');
      await expect(guests).toHaveAttribute('type', 'number');
      await expect(guests).toHaveAttribute('min', '1');
      await expect(guests).toHaveAttribute('step', '1');
    });
    await test.step('S-FLD-7 S-FLD-8 S-FLD-9 S-CON-4: two times, four ceremonies, an empty description', async () => {
      await expect(site.field('time').locator('option')).toHaveText(['Mañana', 'Tarde']);
      await expect(site.field('time')).toHaveValue('Mañana');
      await expect(site.field('ceremony').locator('option')).toHaveText([
        'Boda Religiosa',
        'Boda Civil',
        'Evento Social',
        'Evento Corporativo',
      ]);
      await expect(site.field('ceremony')).toHaveValue('Boda Religiosa');
      await expect(site.field('description')).toHaveValue('');
      expect(await site.field('description').evaluate(({ localName }) => localName)).toBe(
        'textarea',
      );
    });
    await test.step('S-GEN-8: no field has the type files or interval', async () => {
      await expect(
        site.dialog.locator('[type="file"], [type="range"], [role="slider"]'),
      ).toHaveCount(0);
    });
  });

  test('U-4 U-6: text fields have their max lengths, and a full description has a help text; the wheel does not change the guests', async ({
    site,
    page,
  }) => {
    const maxLengths = {
      name: '100',
      surname: '100',
      email: '254',
      phone: '50',
      description: '5000',
    };
    for (const [name, length] of Object.entries(maxLengths))
      await expect(site.field(name as EventRequestField)).toHaveAttribute('maxlength', length);
    await site.field('description').focus();
    await page.keyboard.insertText('Una cena. '.repeat(500));
    await page.keyboard.type('y más');
    await expect(site.field('description')).toHaveValue('Una cena. '.repeat(500));
    await site.field('description').blur();
    await expect(site.field('description')).toHaveAccessibleDescription(/Aquí ya no cabe más/);
    await test.step('U-6: the wheel over the focused guests does not change them', async () => {
      const guests = site.field('numberOfGuests');
      await guests.click();
      for (const delta of [-100, 100, 100]) await page.mouse.wheel(0, delta);
      await settle(page);
      await expect(guests).toHaveValue('100');
    });
  });
});

test('S-FLD-5: when the form is opened again after midnight, an untouched date is the new day', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: new Date('2027-03-01T23:50:00+01:00') });
  await page.goto('/');
  await site.openForm();
  await expect(site.field('date')).toHaveValue('2027-03-01');
  await page.keyboard.press('Escape');
  await page.clock.runFor('00:20:00');
  await site.openForm();
  await expect(site.field('date')).toHaveValue('2027-03-02');
  await expect(site.field('date')).toHaveAccessibleDescription(
    /^Hoy, .* 2 de marzo de 2027\. ¿Para cuándo/,
  );
});
