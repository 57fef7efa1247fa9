import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

const CLAUSE = 'Información básica sobre protección de datos.';

test('U-13: the first layer stands by the button, readable, open, and without a tick box; the policy opens in another tab, and what was typed stays', async ({
  page,
  site,
  visitor,
}) => {
  await page.goto('/');
  await site.openForm();
  const clause = site.dialog.locator('p', { hasText: CLAUSE });
  for (const fact of ['Responsable:', 'Finalidad:', 'Legitimación:', 'Destinatarios:', 'Derechos:'])
    await expect(clause).toContainText(fact);
  await expect(clause).toContainText('No incluyas datos de salud.');
  await expect(site.dialog.getByRole('checkbox')).toHaveCount(0);
  for (const width of [320, 1440])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await settle(page);
      await site.submit.scrollIntoViewIfNeeded();
      await expect(clause).toBeInViewport();
      const size = await clause.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
      expect(size).toBeGreaterThanOrEqual(13);
      const [text, button] = [await clause.boundingBox(), await site.submit.boundingBox()];
      if (!text || !button) throw new Error('The clause or the button has no box');
      const apart = text.y - (button.y + button.height);
      expect(apart, 'from the button to the text').toBeGreaterThanOrEqual(0);
      expect(apart, 'from the button to the text, other ways of writing between').toBeLessThan(200);
    });
  await test.step('the policy opens in another tab, and what was typed stays', async () => {
    await site.fillIn(visitor);
    const link = site.dialog.getByRole('link', { name: 'política de privacidad' });
    await expect(link).toHaveAccessibleName('política de privacidad (se abre en otra pestaña)');
    await expect(link).toHaveAttribute('rel', 'noopener');
    const opened = page.waitForEvent('popup');
    await link.click();
    const policy = await opened;
    await expect(policy).toHaveURL('/privacidad');
    await expect(policy.getByRole('heading', { level: 1 })).toHaveText('Política de privacidad');
    await policy.close();
    await expect(site.dialog).toBeVisible();
    await expect(site.field('description')).toHaveValue(visitor.description);
  });
});
