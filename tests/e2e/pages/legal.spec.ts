import { BUSINESS } from '../../../src/content/business.ts';
import { COOKIES, NOTICE, PRIVACY } from '../../../src/content/legal/documents.ts';
import { LEGAL_LINKS, SITE } from '../../../src/content/site.ts';
import { boxOf } from '../../support/layout.ts';
import { createSite } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const { notice, privacy, cookies } = LEGAL_LINKS;
const PAGES = [
  { ...notice, title: NOTICE.title },
  { ...privacy, title: PRIVACY.title },
  { ...cookies, title: COOKIES.title },
];

test('S-PRD-2 U-13: every legal page is complete without script, and sets no cookie', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const site = createSite(page);
  for (const { path, title } of PAGES)
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect.soft(response?.headers()).not.toHaveProperty('set-cookie');
      await expect.soft(page).toHaveTitle(`${title} · ${BUSINESS.name}`);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const date = new RegExp(`^${SITE.legal.updated} \\d+\\sde\\s\\w+\\sde\\s\\d{4}$`);
      await expect.soft(page.getByText(date)).toBeVisible();
      await expect.soft(site.footer.getByRole('link', { name: /@/ })).toBeVisible();
      await expect.soft(page.locator('section').first()).toHaveCSS('display', 'grid');
      await test.step('its contents name each section, and no header covers a linked heading', async () => {
        const links = page.getByRole('navigation', { name: SITE.legal.contents }).getByRole('link');
        const headings = page.getByRole('article').locator('section h2');
        await expect.soft(links).toHaveText(await headings.allTextContents());
        // The last sections cannot reach the top of the window.
        await links.nth(1).click();
        await expect(headings.nth(1)).toBeInViewport();
        const { y } = await boxOf(headings.nth(1));
        expect.soft(y).toBeGreaterThan((await boxOf(site.header)).bottom);
      });
    });
  expect(await context.cookies()).toEqual([]);
  await test.step('S-HDR-1: a print has the header once', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(site.header).toHaveCSS('position', 'absolute');
  });
  await context.close();
});

test('S-HDR-2 S-PRD-2 U-13: links lead to legal pages at once, and the form opens there', async ({
  page,
  context,
  site,
}) => {
  const footerLink = (name: string) => site.footer.getByRole('link', { name, exact: true });
  await site.visit();
  await page.evaluate(() => {
    document.documentElement.dataset.page = 'first';
  });
  for (const { label, path, title } of PAGES)
    await test.step(path, async () => {
      await expect(footerLink(label)).toHaveAttribute('href', path);
      await footerLink(label).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · ${BUSINESS.name}`);
    });
  await site.openForm();
  await site.closeForm();
  await site.header.getByRole('link', { name: SITE.homeLink }).click();
  await expect(site.section('weddings')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-page', 'first');
  expect(await context.cookies()).toEqual([]);
});
