import type { EventRequestField } from '../../src/shared/event-request.ts';
import { INVALID_ALERT, THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const LABELS: Record<EventRequestField, string> = {
  name: 'Nombre',
  surname: 'Apellidos',
  email: 'Email',
  phone: 'Teléfono',
  date: 'Fecha',
  numberOfGuests: 'Número de invitados',
  time: 'Horario',
  ceremony: 'Tipo de ceremonia',
  description: '¿Cómo imaginas tu evento?',
};
const FIELDS = Object.keys(LABELS) as EventRequestField[];
const EMPTY = 'El campo no puede estar vacío';

test.beforeEach(async ({ page, site }) => {
  await page.goto('/');
  await site.openForm();
  await expect(site.submit).toBeVisible();
});

test.describe('the nine fields', () => {
  test('S-FLD-0 S-FLD-9 R-13: each is required, labelled, and free of the browser’s own popups', async ({
    site,
  }) => {
    const controls = site.dialog.locator('input, select, textarea');
    const names = await controls.evaluateAll((all) =>
      all.map((control) => control.getAttribute('name')),
    );
    expect(names).toEqual(FIELDS);
    for (const name of FIELDS) {
      await expect(site.dialog.getByLabel(LABELS[name], { exact: true })).toHaveAttribute(
        'name',
        name,
      );
      await expect(site.field(name)).toHaveAttribute('aria-required', 'true');
      await expect(site.field(name)).not.toHaveAttribute('required');
    }
    await expect(site.dialog.locator('form')).toHaveAttribute('novalidate');
  });

  test('S-FLD-1 S-FLD-2 S-FLD-3 S-FLD-4: name, surname, email and phone are empty and can be filled in by the browser', async ({
    site,
  }) => {
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

  test('S-FLD-5 S-FLD-6 S-CON-2: the date is today, the guests are 100', async ({ page, site }) => {
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    await expect(site.field('date')).toHaveAttribute('type', 'date');
    await expect(site.field('date')).toHaveValue(today);
    const guests = site.field('numberOfGuests');
    await expect(guests).toHaveValue('100');
    await expect(guests).toHaveAttribute('type', 'number');
    await expect(guests).toHaveAttribute('min', '1');
    await expect(guests).toHaveAttribute('step', '1');
  });

  test('S-FLD-7 S-FLD-8 S-FLD-9 S-CON-4: two times, four ceremonies, an empty description', async ({
    site,
  }) => {
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
    expect(await site.field('description').evaluate(({ localName }) => localName)).toBe('textarea');
  });

  test('S-GEN-8: none of them is of the type files or interval', async ({ site }) => {
    await expect(site.dialog.locator('[type="file"], [type="range"], [role="slider"]')).toHaveCount(
      0,
    );
  });

  test('U-6: the wheel over the focused guests does not change them', async ({ page, site }) => {
    const guests = site.field('numberOfGuests');
    await guests.click();
    for (const delta of [-100, 100, 100]) await page.mouse.wheel(0, delta);
    await page.waitForTimeout(100);
    await expect(guests).toHaveValue('100');
  });
});

test('S-FLD-5: opened again after midnight, an untouched date is the new day’s', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: new Date('2027-03-01T23:50:00+01:00') });
  await page.reload();
  await site.openForm();
  await expect(site.field('date')).toHaveValue('2027-03-01');
  await page.keyboard.press('Escape');
  await page.clock.runFor('00:20:00');
  await site.openForm();
  await expect(site.field('date')).toHaveValue('2027-03-02');
});

test.describe('an invalid attempt', () => {
  test('S-SUB-1 S-SUB-2 S-ERR-1 R-1 R-6: marks every field, alerts on the page and sends nothing', async ({
    page,
    site,
    mailbox,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
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
    expect(requests).toEqual([]);
    expect(await mailbox.messages()).toEqual([]);
  });

  test('S-VAL-10 S-ERR-1: a message stands right under its field, red and with a mark of its own', async ({
    site,
  }) => {
    await site.submit.click();
    const email = site.field('email');
    const message = site.dialog.locator(`[id="${await email.getAttribute('aria-describedby')}"]`);
    const control = await email.boundingBox();
    const text = await message.boundingBox();
    const gap = (text?.y ?? 0) - ((control?.y ?? 0) + (control?.height ?? 0));
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(16);
    await expect(message).toHaveCSS('color', 'rgb(179, 32, 26)');
    await expect(email).toHaveCSS('border-bottom-color', 'rgb(179, 32, 26)');
    await expect(message.locator('svg')).toBeVisible();
  });

  test('U-5: focuses the first broken field, its label in view', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await site.fillIn({ name: 'Núria', surname: 'Gil' });
    await site.submit.click();
    await expect(site.field('email')).toBeFocused();
    await expect(site.dialog.getByText('Email', { exact: true })).toBeInViewport();
    const alert = await site.dialog.getByRole('alert').boundingBox();
    const label = await site.dialog.getByText('Email', { exact: true }).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((alert?.y ?? 0) + (alert?.height ?? 0));
  });

  test('S-CON-10 R-32: what moves the layout takes 0.45 s on one curve', async ({ site }) => {
    await site.submit.click();
    const alert = site.dialog.getByRole('alert');
    await expect(alert).toHaveCSS('animation-duration', '0.45s');
    await expect(alert).toHaveCSS('animation-timing-function', 'cubic-bezier(0.4, 0, 0.1, 1)');
  });

  test('R-1: the alert can be dismissed and comes back with the next attempt', async ({ site }) => {
    await site.submit.click();
    const alert = site.dialog.getByRole('alert');
    await alert.getByRole('button', { name: 'Cerrar' }).click();
    await expect(alert).toHaveCount(0);
    await expect(site.field('name')).toBeFocused();
    await site.submit.click();
    await expect(alert).toHaveText(INVALID_ALERT);
  });

  for (const [name, value, message] of [
    ['name', 'Ana-María', 'El nombre debe contener solo letras y tener al menos 3 caracteres'],
    ['surname', 'Ye', 'El apellido debe tener al menos 3 caracteres'],
    ['email', 'ana@localhost', 'El campo debe ser un email válido'],
    [
      'phone',
      '12345678',
      'El número de teléfono debe contener solo números y tener al menos 9 caracteres (opcionalmente con prefijo internacional)',
    ],
    ['numberOfGuests', '0', 'El valor debe ser mayor de 0'],
    ['numberOfGuests', '-1', 'El valor debe ser mayor de 0'],
  ] as const) {
    test(`S-VAL-1 S-VAL-2 S-VAL-3 S-VAL-4 S-VAL-6: ${name} "${value}" alone is refused`, async ({
      site,
      visitor,
      mailbox,
    }) => {
      await site.fillIn({ ...visitor, [name]: value });
      await site.submit.click();
      await expect(site.field(name)).toHaveAccessibleDescription(message);
      await expect(site.dialog.locator('[aria-invalid]')).toHaveCount(1);
      expect(await mailbox.messages()).toEqual([]);
    });
  }
});

test('S-SUB-6 R-5: a field is checked with each change, no other turns red, nothing is announced', async ({
  site,
}) => {
  await site.field('email').pressSequentially('a');
  await expect(site.field('email')).toHaveAccessibleDescription(
    'El campo debe ser un email válido',
  );
  await site.field('email').fill('');
  await expect(site.field('email')).toHaveAccessibleDescription(EMPTY);
  await site.field('email').fill('ana@visitor.example');
  await expect(site.field('email')).toHaveAccessibleDescription('');
  await expect(site.dialog.locator('[aria-invalid]')).toHaveCount(0);
  await expect(site.dialog.locator('[role="alert"], [role="status"], [aria-live]')).toHaveCount(0);
});

test('S-SUB-4 S-ERR-3 R-1 U-3: success closes the dialog, thanks outside it for as long as wanted, and clears the form', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  await page.clock.install();
  await site.fillIn(visitor);
  await site.submit.click();
  const thanks = page.getByRole('alert');
  await expect(thanks).toHaveText(THANKS_ALERT);
  await expect(site.dialog).toBeHidden();
  await expect(site.contactButton).toBeFocused();
  await mailbox.onlyMessage();
  await page.clock.runFor(8_000);
  await expect(thanks).toBeVisible();
  await thanks.getByRole('button', { name: 'Cerrar' }).click();
  await expect(thanks).toHaveCount(0);
  await site.openForm();
  await expect(site.field('name')).toHaveValue('');
  await expect(site.field('numberOfGuests')).toHaveValue('100');
  await expect(site.field('time')).toHaveValue('Mañana');
});

test('S-SUB-5 S-ERR-2 R-2: a failure is one line in the console; the modal stays as it was', async ({
  page,
  site,
  visitor,
  mailbox,
  allowConsole,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      lines.push(message.text());
  });
  allowConsole(/The event request could not be sent \(HTTP 502\)/);
  allowConsole(/Failed to load resource.*502/);
  await mailbox.failFor({ kind: 'status', status: 500 });
  await site.fillIn(visitor);
  await site.field('description').blur();
  const before = await site.dialog.innerHTML();
  const answered = page.waitForResponse('**/api/event-request');
  await site.submit.click();
  await answered;
  await expect(site.submit).toHaveText('Finalizar');
  await expect.poll(() => site.dialog.innerHTML()).toBe(before);
  await expect(page.locator('[role="alert"], [role="status"], [role="alertdialog"]')).toHaveCount(
    0,
  );
  for (const name of FIELDS) await expect(site.field(name)).toHaveValue(String(visitor[name]));
  expect(lines).toHaveLength(1);
  for (const word of [visitor.name, visitor.email, visitor.phone])
    expect(lines[0]).not.toContain(word);

  await site.submit.click();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  await mailbox.onlyMessage();
});

for (const [situation, answer] of [
  ['a page instead of an answer', { status: 200, contentType: 'text/html', body: '<p>Hola</p>' }],
  ['an answer of another kind', { status: 200, json: { status: 'other' } }],
  ['errors of another kind', { status: 422, json: { status: 'invalid', errors: { name: 5 } } }],
] as const) {
  test(`R-2: ${situation} is a failure as well`, async ({ page, site, visitor, allowConsole }) => {
    allowConsole(/The event request could not be sent/);
    if (answer.status !== 200) allowConsole(/Failed to load resource/);
    await page.route('**/api/event-request', (route) => route.fulfill(answer));
    await site.fillIn(visitor);
    const answered = page.waitForResponse('**/api/event-request');
    await site.submit.click();
    await answered;
    await expect(site.submit).toHaveText('Finalizar');
    await expect(site.dialog).toBeVisible();
    await expect(site.field('name')).toHaveValue(visitor.name);
  });
}

test('the function’s own refusal of a field is shown under the field', async ({
  page,
  site,
  visitor,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource.*422/);
  const errors = { phone: 'Este teléfono no' };
  await page.route('**/api/event-request', (route) =>
    route.fulfill({ status: 422, json: { status: 'invalid', errors } }),
  );
  await site.fillIn(visitor);
  await site.submit.click();
  await expect(site.field('phone')).toHaveAccessibleDescription('Este teléfono no');
  await expect(site.dialog.getByRole('alert')).toHaveText(INVALID_ALERT);
});

test('U-2 S-MOD-14: two clicks and two Enters are one request; the button says what happens and keeps the focus', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let requests = 0;
  await page.route('**/api/event-request', async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  await expect(site.submit).toHaveText('Finalizar');
  await site.fillIn(visitor);
  await site.submit.dblclick();
  const sending = site.dialog.getByRole('button', { name: 'Enviando…' });
  await expect(sending).toBeFocused();
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await site.field('name').press('Enter');
  release();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  expect(requests).toBe(1);
  await mailbox.onlyMessage();
});

test('closed while it is being sent, the request still arrives and the visitor is thanked', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  await page.route('**/api/event-request', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await site.fillIn(visitor);
  await site.submit.click();
  await page.keyboard.press('Escape');
  await expect(site.dialog).toBeHidden();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  await mailbox.onlyMessage();
});

for (const name of [
  'name',
  'email',
  'phone',
  'date',
  'numberOfGuests',
  'time',
  'ceremony',
] as const) {
  test(`S-MOD-13 R-22: Enter in ${name} submits, once`, async ({ site, visitor, mailbox }) => {
    await site.fillIn(visitor);
    await site.field(name).press('Enter');
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    await mailbox.onlyMessage();
  });
}

test('R-22: Enter in the description is a new line, Ctrl+Enter submits', async ({
  site,
  visitor,
  mailbox,
}) => {
  await site.fillIn(visitor);
  await site.field('description').press('End');
  await site.field('description').press('Enter');
  await site.field('description').pressSequentially('Y baile.');
  await expect(site.field('description')).toHaveValue(`${visitor.description}\nY baile.`);
  await site.field('description').press('Control+Enter');
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  const { body } = await mailbox.onlyMessage();
  expect(body.params?.description).toBe(`${visitor.description}\nY baile.`);
});

test('R-7: text is sent trimmed; what the visitor sees is not rewritten', async ({
  site,
  visitor,
  mailbox,
}) => {
  await site.fillIn({ ...visitor, name: '  Núria ' });
  await expect(site.field('name')).toHaveValue('  Núria ');
  await site.submit.click();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  expect((await mailbox.onlyMessage()).body.params?.name).toBe('Núria');
});
