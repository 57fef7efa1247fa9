import config from '../../../playwright.config.ts';
import { expect, test } from '../../support/test.ts';

// Playwright disables the back/forward cache.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('U-14: Back restores the page and the typed text from the back/forward cache', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.persisted = '';
    });
  });
  await site.visitForm();
  await site.field('name').fill('Núria');
  await site.closeForm();
  await page.goto('/__mailbox');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted');
  await site.openForm();
  await expect(site.field('name')).toHaveValue('Núria');
});
