import { STUDIO } from '../../../src/content/studio.ts';
import { settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

test('S-PRD-4 S-HOM-1 S-HOM-2: the home page has weddings, social and corporate events in this order, each with a text, a picture and a button', {
  tag: '@content',
}, async ({ page, site }) => {
  await page.goto('/');
  await settle(page);
  await test.step('U-12: the note for browsers without script is hidden', async () => {
    const body = page.locator('body');
    await expect.soft(body).not.toContainText('JavaScript', { useInnerText: true });
  });
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(['weddings', 'socialEvents', 'corporateEvents']);
  for (const id of ['weddings', 'socialEvents', 'corporateEvents'] as const) {
    const section = site.section(id);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(section.locator('h2 + p')).toHaveText(/\w+ \w+ \w+/);
    const picture = section.getByRole('img');
    await expect(picture).toHaveAttribute('alt', /\w+ \w+/);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(600);
    await expect(section.getByRole('button')).toBeVisible();
  }
  await test.step('every picture has the aspect ratio of its `width` and `height`, so nothing moves or stretches', async () => {
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      const ratios = await picture.evaluate((img: HTMLImageElement) => [
        Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
        img.naturalWidth / img.naturalHeight,
      ]);
      expect(ratios[0], (await picture.getAttribute('src')) ?? '').toBeCloseTo(ratios[1] ?? 0, 2);
    }
  });
  await test.step('S-HOM-2: the texts claim no prizes, clients, years or figures, and quote nobody', async () => {
    // Published opinions are the studio's own proof (U-33): each is a quotation with its caption.
    const quoted = STUDIO.opinions?.list ?? [];
    await expect(page.locator('main').locator('blockquote, q, cite, figcaption')).toHaveCount(
      2 * quoted.length,
    );
    const sections = page.locator('main > section:not(:has(blockquote))');
    expect((await sections.allTextContents()).join('\n')).not.toMatch(
      /premi|galard|testimoni|opinion|client[ea]s|años de experiencia|\d+\s*\+|\d{2,}\s*%/i,
    );
  });
});
