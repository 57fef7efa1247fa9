import { FORM_TEXTS, PRIVACY_CLAUSE } from '../../../src/content/form.ts';
import { PRIVACY } from '../../../src/content/legal/documents.ts';
import { SITE } from '../../../src/content/site.ts';
import { type EventRequestField, FIELD_NAMES } from '../../../src/shared/event-request.ts';
import { boxOf } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

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

const ATTRIBUTES: Partial<Record<EventRequestField, Record<string, string>>> = {
  name: { type: 'text', autocomplete: 'given-name', maxlength: '100' },
  surname: { type: 'text', autocomplete: 'family-name', maxlength: '100' },
  email: { type: 'email', autocomplete: 'email', autocapitalize: 'none', maxlength: '254' },
  phone: { type: 'tel', autocomplete: 'tel', maxlength: '50' },
  date: { type: 'date' },
  numberOfGuests: { type: 'number', min: '1', step: '1' },
  description: { maxlength: '5000' },
};

test('a new form has the specified fields, a privacy clause, and an unseen honeypot', async ({
  page,
  site,
}) => {
  // Its help is the longest of all days.
  await page.clock.setFixedTime(new Date('2026-09-30T12:00:00+02:00'));
  await site.visitForm();
  await test.step('S-FLD-0 R-13: each field is required and labelled, and the browser shows no validation popup', async () => {
    const controls = site.dialog.locator(
      ':is(input, select, textarea):not([aria-hidden="true"] *)',
    );
    const names = await controls.evaluateAll((all) =>
      all.map((control) => control.getAttribute('name')),
    );
    expect.soft([...new Set(names)]).toEqual(FIELD_NAMES);
    for (const [name, label] of Object.entries(LABELS))
      await expect
        .soft(site.dialog.getByLabel(label, { exact: true }))
        .toHaveAttribute('name', name);
    for (const control of await controls.all()) {
      await expect.soft(control).toHaveAttribute('aria-required', 'true');
      await expect.soft(control).not.toHaveAttribute('required');
    }
    await expect.soft(site.dialog.locator('form')).toHaveAttribute('novalidate');
  });
  await test.step('S-FLD-1 S-FLD-2 S-FLD-3 S-FLD-4 U-4 U-6: types, limits and autofill of the text fields', async () => {
    for (const [name, attributes] of Object.entries(ATTRIBUTES))
      for (const [attribute, value] of Object.entries(attributes))
        await expect.soft(site.field(name as EventRequestField)).toHaveAttribute(attribute, value);
  });
  await test.step('S-FLD-7 S-FLD-8 S-FLD-9 S-CON-4 S-MOD-14: times, ceremonies, a large description, the button', async () => {
    await expect.soft(site.field('time').locator('option')).toHaveText(['Mañana', 'Tarde']);
    await expect
      .soft(site.field('ceremony').locator('option'))
      .toHaveText(['Boda Religiosa', 'Boda Civil', 'Evento Social', 'Evento Corporativo']);
    await expect.soft(site.dialog.locator('textarea[name="description"]')).toBeAttached();
    await expect.soft(site.dialog.locator('[type="submit"]')).toHaveText('Finalizar');
  });
  await test.step('S-FLD-1 S-FLD-5 S-FLD-6 S-CON-2: texts are empty, the date is today, the guests are 100', async () => {
    const date = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    await site.expectValues({ name: '', surname: '', email: '', phone: '', description: '' });
    await site.expectValues({
      date,
      numberOfGuests: 100,
      time: 'Mañana',
      ceremony: 'Boda Religiosa',
    });
  });
  await test.step('U-15: visitors neither see nor hear nor reach the honeypot', async () => {
    const honeypot = site.dialog.locator('[name="subject"]');
    await expect.soft(honeypot).not.toBeInViewport();
    await expect
      .soft(site.dialog.getByRole('textbox', { name: FORM_TEXTS.honeypot }))
      .toHaveCount(0);
    await expect.soft(honeypot).toHaveAttribute('tabindex', '-1');
  });
  await test.step('U-13: the privacy clause is by the button, expanded and without a checkbox', async () => {
    const clause = site.dialog.locator('p', { hasText: PRIVACY_CLAUSE.title });
    for (const { term, text } of PRIVACY_CLAUSE.facts)
      await expect.soft(clause).toContainText(`${term}: ${text}`);
    const { conditions, more } = PRIVACY_CLAUSE;
    await expect.soft(clause).toContainText(`${conditions} ${more}`);
    await expect
      .soft(site.field('description'))
      .toHaveAccessibleDescription(FORM_TEXTS.descriptionHelp);
    await expect.soft(site.dialog.getByRole('checkbox')).toHaveCount(0);
    const { y } = await boxOf(clause);
    expect.soft(y).toBeGreaterThanOrEqual((await boxOf(site.submit)).bottom);
  });
});

test('a full description says so, and the wheel does not change the guests', async ({
  page,
  site,
}) => {
  await site.visitForm();
  const full = 'Una cena. '.repeat(500);
  await test.step('U-4: a full description takes no more text, and says so', async () => {
    await site.field('description').focus();
    await page.keyboard.insertText(full);
    await page.keyboard.type('y más');
    await expect(site.field('description')).toHaveValue(full);
    await site.field('description').blur();
    await expect(site.field('description')).toHaveAccessibleDescription(FORM_TEXTS.descriptionFull);
  });
  await test.step('U-43 R-6: a number is taken as it is written in Spain, and other text stays', async () => {
    const guests = site.field('numberOfGuests');
    await guests.click();
    await page.keyboard.type('12.500 personas');
    await site.field('time').focus();
    await expect(guests).toHaveValue('12500');
    await expect(guests).toHaveAccessibleDescription(FORM_TEXTS.guestsHelp);
    for (const unclear of ['100-120', 'unas cien']) {
      await guests.click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(unclear);
      await site.field('time').focus();
      await expect(guests).toHaveValue(unclear);
      await expect(guests).toHaveAccessibleDescription('El valor debe ser mayor de 0');
    }
  });
  await test.step('U-43: the number is the same kind of control with and without the focus, and the arrow keys change it', async () => {
    const guests = site.dialog.getByRole('spinbutton');
    await guests.fill('1');
    await guests.press('ArrowUp');
    await expect(guests).toHaveValue('2');
    await expect(guests).toHaveAttribute('aria-valuenow', '2');
    for (let press = 0; press < 2; press += 1) await guests.press('ArrowDown');
    await expect(guests).toHaveValue('1');
  });
  await test.step('U-6: a click into the focused number of guests sets the caret', async () => {
    const guests = site.field('numberOfGuests');
    await guests.fill('1200');
    await guests.click({ position: { x: 2, y: 10 } });
    await page.keyboard.type('9');
    await expect(guests).toHaveValue('91200');
    await guests.fill('100');
  });
  await test.step('U-6: the wheel over the focused guests does not change them', async () => {
    const guests = site.field('numberOfGuests');
    await guests.click();
    for (const delta of [-100, 100, 100]) await page.mouse.wheel(0, delta);
    await settle(page);
    await expect(guests).toHaveValue('100');
  });
  await test.step('U-13: the privacy policy opens in another tab, and the typed values stay', async () => {
    const name = `${PRIVACY_CLAUSE.link} ${SITE.newTab}`;
    const link = site.dialog.getByRole('link', { name });
    await expect(link).toHaveAttribute('rel', 'noopener');
    const opened = page.waitForEvent('popup');
    await link.click();
    await expect(await opened).toHaveURL(PRIVACY.path);
    await expect(site.dialog).toBeVisible();
    await expect(site.field('description')).toHaveValue(full);
  });
});
