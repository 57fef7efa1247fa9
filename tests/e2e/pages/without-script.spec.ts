import { QUESTIONS } from '../../../src/content/questions.ts';
import { HOME, SITE } from '../../../src/content/site.ts';
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
  await test.step('U-42: the sentence of the closing is a text', async () => {
    const closing = page.getByRole('region', { name: HOME.closing.title });
    const choices = closing.getByRole('combobox');
    await expect.soft(choices).toHaveCount(Object.keys(HOME.closing.choices).length);
    for (const choice of await choices.all()) await expect.soft(choice).toBeDisabled();
  });
  await test.step('U-11: the typeface loads', async () => {
    expect((await font).status()).toBe(200);
  });
  await test.step('U-47 U-12: the contact button opens phone, WhatsApp and email, as tap areas', async () => {
    await site.contactButton.click();
    const note = site.dialog.locator('noscript');
    await expect.soft(note).toBeVisible();
    expect.soft(await note.textContent()).toContain(SITE.noScript);
    await expect.soft(site.dialog.getByRole('link')).toHaveCount(3);
    for (const link of await site.dialog.getByRole('link').all())
      expect.soft((await boxOf(link)).height).toBeGreaterThanOrEqual(TAP_AREA - 0.02);
    await site.closeButton.click();
    await expect.soft(site.dialog).toBeHidden();
  });
  await site.serviceLink('weddings').click();
  await expect(site.section('weddings')).toBeInViewport();
});
