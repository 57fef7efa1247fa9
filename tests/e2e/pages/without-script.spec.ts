import { BUSINESS } from '../../../src/content/business.ts';
import { LEGAL_LINKS } from '../../../src/content/legal/legal-links.ts';
import { QUESTIONS } from '../../../src/content/questions.ts';
import { HOME } from '../../../src/content/site.ts';
import { TAP_AREA } from '../../support/accessibility.ts';
import { boxOf } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('U-11 U-12: without JavaScript the home page shows its content, phone and email', async ({
  page,
  site,
}) => {
  const font = page.waitForResponse((response) => response.url().endsWith('.woff2'));
  await page.goto('/');
  await test.step('U-12: all content is visible', async () => {
    for (const id of ['weddings', 'socialEvents', 'corporateEvents'] as const) {
      await expect.soft(site.section(id).getByRole('heading', { level: 2 })).toBeVisible();
      await expect.soft(site.section(id).locator('h2 + p')).toBeVisible();
    }
    await expect.soft(page.getByText('Loading...')).toHaveCount(0);
    const title = page.getByRole('heading', { level: 1 });
    await expect.soft(title).toContainText(HOME.hero.heading.first);
    for (const part of HOME.hero.text) {
      const text = typeof part === 'string' ? part : part.text;
      await expect.soft(page.getByText(text).first()).toBeVisible();
    }
    for (const [index, { answer }] of QUESTIONS.list.entries()) {
      // The first answer is open.
      const item = page.locator('details').nth(index);
      if (!(await item.locator('p').isVisible())) await item.locator('summary').click();
      await expect.soft(item.locator('p')).toHaveText(answer);
      await expect.soft(item.locator('p')).toBeVisible();
    }
  });
  await test.step('U-11: the typeface loads', async () => {
    expect((await font).status()).toBe(200);
  });
  await test.step('U-11 U-12: the note has phone and email as tap areas, and stays in view', async () => {
    const note = page.locator('noscript p');
    await expect.soft(note).toBeInViewport({ ratio: 1 });
    const phone = note.getByRole('link', { name: BUSINESS.phone });
    const email = note.getByRole('link', { name: /@/ });
    await expect.soft(phone).toHaveAttribute('href', /^tel:/);
    await expect.soft(email).toHaveAttribute('href', /^mailto:/);
    for (const link of [phone, email])
      expect.soft((await boxOf(link)).height).toBeGreaterThanOrEqual(TAP_AREA - 0.02);
    const last = site.footer.getByRole('link', { name: LEGAL_LINKS.privacy.label });
    await last.scrollIntoViewIfNeeded();
    await expect.soft(note).toBeInViewport({ ratio: 1 });
  });
  await site.serviceLink('weddings').click();
  await expect(site.section('weddings')).toBeInViewport();
});
