import { expect, test } from '../support/test.ts';

test('S-PRD-1: the page is in Spanish and says so', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle('Alhelí · Organización de bodas y eventos en Valencia');
  await expect(page.locator('body')).not.toContainText(
    /\b(?:the|and|your|weddings|contact us|loading|required)\b/i,
  );
});

test('S-PRD-2 S-ROL-1: nobody is asked to log in, and browsing stores nothing', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/');
  await site.openForm();
  await expect(site.field('name')).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
  expect(stored).toBe(0);
  await expect(page.locator('[type="password"]')).toHaveCount(0);
  await expect(page.getByText(/iniciar sesión|regístrate|mi cuenta/i)).toHaveCount(0);
});

test('S-PRD-4 S-HOM-1: weddings, social and corporate events in this order, each with text, picture and a way on', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(['weddings', 'socialEvents', 'corporateEvents']);
  for (const id of ['weddings', 'socialEvents', 'corporateEvents'] as const) {
    const section = site.section(id);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
    const picture = section.getByRole('img');
    await expect(picture).toHaveAttribute('alt', /\w+ \w+/);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(600);
    await expect(section.getByRole('button')).toBeVisible();
  }
});

test('S-HOM-2: what is ours to write claims no prizes, clients, years or figures', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('main')).not.toContainText(
    /premi|galard|testimoni|opinion|client[ea]s|años de experiencia|\d+\s*\+|\d{2,}\s*%/i,
  );
});
