import type { Page } from 'playwright/test';
import { EVENT_REQUEST } from '../../../src/content/event-request.ts';
import { HOME } from '../../../src/content/site.ts';
import { expect, test } from '../../support/test.ts';

/** The closing's sentence, which is the first line of the form (U-42). */

const { anyDay } = EVENT_REQUEST.summary;
const closingOf = (page: Page) => page.getByRole('region', { name: HOME.closing.title });
const choiceOf = (page: Page, name: keyof typeof HOME.closing.choices) =>
  closingOf(page).getByRole('combobox', { name: HOME.closing.choices[name] });

test('U-42 U-22: the button opens the form with what was changed in the sentence; the rest stays unchosen', async ({
  page,
  site,
}) => {
  await site.visit();
  await choiceOf(page, 'ceremony').selectOption('Boda Civil');
  await choiceOf(page, 'guests').selectOption('80');
  await closingOf(page).getByRole('button').click();
  await site.expectValues({ ceremony: 'Boda Civil', numberOfGuests: 80, time: 'Mañana' });
  await expect(site.dialog.locator('p:has(a[href="#field-ceremony"])')).toHaveText(
    `Una boda civil para 80 personas, por la mañana, ${anyDay}.`,
  );
  const unchosen = site.dialog.locator('a[href^="#field-"][title]');
  await expect(unchosen).toHaveText(['por la mañana,', `${anyDay}.`]);
  await site.closeForm();
  await choiceOf(page, 'time').selectOption('Tarde');
  await closingOf(page).getByRole('button').click();
  await site.expectValues({ ceremony: 'Boda Civil', numberOfGuests: 80, time: 'Tarde' });
});

test('U-42 U-22: a choice that equals the default of the form is chosen, also after a reload', async ({
  page,
  site,
}) => {
  await site.visit();
  await choiceOf(page, 'ceremony').selectOption('Boda Religiosa');
  await closingOf(page).getByRole('button').click();
  const sentence = site.dialog.locator('p:has(a[href="#field-ceremony"])');
  const told = `Una boda religiosa para 100 personas, por la mañana, ${anyDay}.`;
  await expect(sentence).toHaveText(told);
  await expect(sentence.getByText('Una boda religiosa')).not.toHaveAttribute('title');
  await page.reload();
  await site.openForm();
  await expect(sentence).toHaveText(told);
});

test('U-42 U-22: an untouched sentence chooses nothing', async ({ page, site }) => {
  await site.visit();
  await closingOf(page).getByRole('button').click();
  await expect(site.dialog.locator('a[href^="#field-"]:not([title])')).toHaveCount(0);
  await expect(site.dialog.locator('a[href^="#field-"][title]')).toHaveCount(4);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('U-42: the sentence is a text', async ({ page }) => {
    await page.goto('/');
    for (const choice of await closingOf(page).getByRole('combobox').all())
      await expect(choice).toBeDisabled();
    await expect(choiceOf(page, 'ceremony')).toHaveValue('');
  });
});
