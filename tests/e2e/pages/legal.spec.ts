import { BUSINESS } from '../../../src/content/business.ts';
import { COOKIES, NOTICE, PRIVACY } from '../../../src/content/legal/documents.ts';
import { LEGAL_LINKS } from '../../../src/content/legal/legal-links.ts';
import { SITE } from '../../../src/content/site.ts';
import { matchesIn } from '../../support/built-site.ts';
import { boxOf } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';

const { notice, privacy, cookies } = LEGAL_LINKS;
const PAGES = [
  { ...notice, title: NOTICE.title },
  { ...privacy, title: PRIVACY.title },
  { ...cookies, title: COOKIES.title },
];

test('S-PRD-2 U-13: every legal page is complete, runs no script and sets no cookie', async ({
  page,
  context,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  for (const { path, title } of PAGES)
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect.soft(response?.headers()).not.toHaveProperty('set-cookie');
      const html = (await response?.text()) ?? '';
      expect.soft(matchesIn(html, /<script|modulepreload/)).toEqual([]);
      await page.waitForLoadState('networkidle');
      await expect.soft(page).toHaveTitle(`${title} · ${BUSINESS.name}`);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const date = new RegExp(`^${SITE.legal.updated} \\d+\\sde\\s\\w+\\sde\\s\\d{4}$`);
      await expect.soft(page.getByText(date)).toBeVisible();
      await expect.soft(site.header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      const phone = site.header.getByRole('link', { name: BUSINESS.phone });
      await expect.soft(phone).toHaveAttribute('href', /^tel:/);
      await expect.soft(site.footer.getByRole('link', { name: /@/ })).toBeVisible();
      await expect.soft(page.getByRole('button')).toHaveCount(0);
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
  expect(asked).not.toContain('script');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await test.step('S-HDR-1: a print has the header once', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(site.header).toHaveCSS('position', 'absolute');
  });
});

test('S-HDR-2 S-PRD-2 U-13: every page links to the legal pages, which set no cookie', async ({
  page,
  context,
  site,
}) => {
  const links = site.footer.getByRole('link');
  for (const [from, to] of [
    ['/', notice],
    ['/error', privacy],
    [privacy.path, cookies],
  ] as const)
    await test.step(`from ${from} to ${to.path}`, async () => {
      await page.goto(from);
      for (const { label, path } of PAGES)
        await expect.soft(links.filter({ hasText: label })).toHaveAttribute('href', path);
      const loaded = page.waitForEvent('domcontentloaded');
      await site.footer.getByRole('link', { name: to.label, exact: true }).click();
      await loaded;
      await expect(page).toHaveURL(to.path);
    });
  expect(await context.cookies()).toEqual([]);
  await site.header.getByRole('link', { name: SITE.homeLink }).click();
  await expect(page).toHaveURL('/');
  await expect(site.section('weddings')).toBeAttached();
  await site.footer.getByRole('link', { name: cookies.label }).click();
  await page.waitForURL(cookies.path);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await site.openForm();
});
