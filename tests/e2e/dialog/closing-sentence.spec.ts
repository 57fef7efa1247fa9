import type { Page } from 'playwright/test';
import { HOME } from '../../../src/content/site.ts';
import { THANK_YOU } from '../../../src/content/thank-you.ts';
import { expect, test } from '../../support/test.ts';

/** What is chosen in the closing's sentence is chosen in the form. */

const { anyDay } = THANK_YOU.sentence;
const closingOf = (page: Page) => page.getByRole('region', { name: HOME.closing.title });
const choiceOf = (page: Page, name: keyof typeof HOME.closing.choices) =>
  closingOf(page).getByRole('combobox', { name: HOME.closing.choices[name], exact: true });

test('U-42 U-22: the button opens the form with what was chosen in the sentence; the rest stays unchosen', async ({
  page,
  site,
  visitor,
}) => {
  await site.visit();
  const button = closingOf(page).getByRole('button');
  const unchosen = site.dialog.locator('a[href^="#field-"][data-unchosen]');
  await button.click();
  await expect(unchosen).toHaveCount(4);
  await site.closeForm();
  // The default of the form, which is chosen now.
  await choiceOf(page, 'ceremony').selectOption('Boda Religiosa');
  await choiceOf(page, 'guests').selectOption('80');
  await button.click();
  await site.expectValues({ ceremony: 'Boda Religiosa', numberOfGuests: 80, time: 'Mañana' });
  await expect(site.dialog.locator('p:has(a[href="#field-ceremony"])')).toHaveText(
    `Una boda religiosa para 80 personas, por la mañana, ${anyDay}.`,
  );
  await expect(unchosen).toHaveText(['por la mañana,', `${anyDay}.`]);
  await site.closeForm();
  await choiceOf(page, 'time').selectOption('Tarde');
  await button.click();
  await site.expectValues({ ceremony: 'Boda Religiosa', numberOfGuests: 80, time: 'Tarde' });
  await test.step('U-3: a choice that was corrected in the form stays corrected', async () => {
    await site.field('numberOfGuests').fill('77');
    await site.closeForm();
    await button.click();
    await site.expectValues({ numberOfGuests: 77, time: 'Tarde' });
    await site.closeForm();
  });
  // The default, too.
  await choiceOf(page, 'guests').selectOption('100');
  await button.click();
  await site.expectValues({ ceremony: 'Boda Religiosa', numberOfGuests: 100, time: 'Tarde' });
  await expect(unchosen).toHaveText([`${anyDay}.`]);
  await test.step('U-3: the form after a sent one begins without these choices', async () => {
    const { name, surname, email, phone, description } = visitor;
    await site.send({ name, surname, email, phone, description });
    await site.expectThanks();
    await site.openForm();
    await site.expectValues({ name: '', numberOfGuests: 100, time: 'Mañana' });
    await expect(unchosen).toHaveCount(4);
  });
});
