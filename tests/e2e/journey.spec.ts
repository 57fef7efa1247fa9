import type { Locator, Page } from 'playwright/test';
import { type EventRequest, FIELD_NAMES } from '../../src/shared/event-request.ts';
import { DIALOG_TITLE, THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The summary of the visitor's request, in the form and in the thank-you (U-22). */
const SENTENCE =
  'Núria: una boda civil para 120 personas, el domingo 20 de junio de 2027, por la tarde.';

/** Checks the heading and the mail on the mailbox page. */
async function expectMailToShow(page: Page, visitor: EventRequest) {
  await expect(
    page.getByRole('heading', {
      name: `Solicitud de evento de ${visitor.name} ${visitor.surname}`,
    }),
  ).toBeVisible();
  const mail = page.frameLocator('iframe').locator('body');
  for (const value of Object.values({ ...visitor, date: 'domingo 20 de junio de 2027' }))
    await expect(mail).toContainText(String(value));
}

test('S-PRD-3: a request sent by keyboard alone reaches the staff’s mailbox', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  const { keyboard } = page;
  const tab = () => keyboard.press('Tab');
  await page.goto('/');
  // Skip link, logo, contact button.
  await tab();
  await tab();
  await tab();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: DIALOG_TITLE })).toBeFocused();
  await expect(site.dialog.getByLabel('Nombre', { exact: true })).toBeVisible();
  // Close button, then the fields.
  await tab();
  for (const value of [visitor.name, visitor.surname, visitor.email, visitor.phone]) {
    await tab();
    await keyboard.insertText(value);
  }
  await tab();
  await typeDate(page, site.dialog.getByLabel('Fecha', { exact: true }), visitor.date);
  // Skip the remaining parts of the date control.
  const guests = site.dialog.getByLabel('Número de invitados');
  while (!(await guests.evaluate((control) => control === document.activeElement))) await tab();
  await keyboard.press('Control+A');
  await keyboard.type(String(visitor.numberOfGuests));
  await tab();
  await keyboard.type(visitor.time);
  await tab();
  await keyboard.type(visitor.ceremony);
  for (const name of FIELD_NAMES.slice(FIELD_NAMES.indexOf('ceremony') + 1)) {
    await tab();
    await keyboard.insertText(String(visitor[name]));
  }
  await expect(site.dialog).toContainText(SENTENCE);
  // Five links of the summary, then the button.
  for (let part = 0; part < 6; part++) await tab();
  await expect(page.getByRole('button', { name: 'Finalizar' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(THANKS_ALERT);
  await expect(page.getByText(SENTENCE)).toBeVisible();

  const message = await mailbox.onlyMessage();
  expect(message.body.params).toEqual({ ...visitor, reponseEmail: visitor.email });
  await page.goto(mailbox.address(message));
  await expectMailToShow(page, visitor);
});

/** Types `2027-06-20` into the focused date control. */
async function typeDate(page: Page, control: Locator, day: string) {
  const [year, month, date] = day.split('-');
  await page.keyboard.type(`${month}${date}${year}`);
  // The order of day and month follows the language of the browser's menus, which a page cannot read.
  if ((await control.inputValue()) !== day) {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type(`${date}${month}${year}`);
  }
  await expect(control).toHaveValue(day);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('S-PRD-3: a request sent by touch from a section reaches the staff’s mailbox', async ({
    page,
    site,
    visitor,
    mailbox,
  }) => {
    await page.goto('/');
    const button = site.serviceButton('weddings');
    await button.scrollIntoViewIfNeeded();
    await button.tap();
    await expect(site.dialog).toBeVisible();
    for (const name of ['name', 'surname', 'email', 'phone', 'description'] as const) {
      await site.field(name).tap();
      await page.keyboard.insertText(visitor[name]);
    }
    // Native pickers open outside the page, so the test sets their values.
    const { date, numberOfGuests, time, ceremony } = visitor;
    await site.fillIn({ date, numberOfGuests, time, ceremony });
    await site.submit.tap();
    await expect(site.alert(THANKS_ALERT)).toBeInViewport();
    await expect(site.dialog).toBeHidden();

    const { params } = (await mailbox.onlyMessage()).body;
    expect(params).toEqual({ ...visitor, reponseEmail: visitor.email });
  });
});
