import { BUSINESS } from '../../../src/content/business.ts';
import { expect, test } from '../../support/test.ts';

test('U-36: where the inline script cannot be parsed, as in very old browsers, the page is read and phoned', async ({
  page,
  site,
  allowConsole,
}) => {
  // The policy refuses a changed script, too: either way it does not run.
  allowConsole(/Content Security Policy/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(<script data-app=[^>]*>)/, '$1 a ??? b;');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/');
  await site.contactButton.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const id of ['weddings', 'socialEvents', 'corporateEvents'] as const)
    await expect(site.section(id).getByRole('heading', { level: 2 })).toBeVisible();
  await site.section('weddings').scrollIntoViewIfNeeded();
  await expect(site.section('weddings').locator('img')).toBeInViewport();
  const phone = site.footer.getByRole('link', { name: BUSINESS.phone });
  await expect(phone).toBeVisible();
  await expect(phone).toHaveAttribute('href', /^tel:\+/);
});
