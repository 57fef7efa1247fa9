import { BUSINESS } from '../../../src/content/business.ts';
import { QUESTIONS } from '../../../src/content/questions.ts';
import { SERVICES } from '../../../src/content/services.ts';
import { HOME } from '../../../src/content/site.ts';
import { STUDIO } from '../../../src/content/studio.ts';
import { STUDIO_TEXTS } from '../../../src/content/studio-texts.ts';
import { settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** The width of the file that the browser chose, 0 before it has loaded. `naturalWidth` of the element itself depends on `sizes`. */
async function widthOfFile({ currentSrc, naturalWidth }: HTMLImageElement) {
  if (naturalWidth === 0) return 0;
  const file = new Image();
  file.src = currentSrc;
  await file.decode();
  return file.naturalWidth;
}

test('S-PRD-4 S-HOM-1 S-HOM-2 U-34: three services in order, each with text, list, picture and button', {
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
  for (const { id, includes } of SERVICES) {
    const section = site.section(id);
    await expect(section.getByRole('listitem')).toHaveText([...includes]);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(section.locator('h2 + p')).toHaveText(/\w+ \w+ \w+/);
    const picture = section.getByRole('img');
    await expect(picture).toHaveAttribute('alt', /\w+ \w+/);
    await expect.poll(() => picture.evaluate(widthOfFile)).toBeGreaterThan(600);
    await expect(section.getByRole('button')).toBeVisible();
  }
  await test.step('U-34: each question once, and the first answer stands open', async () => {
    const questions = page.locator('details');
    await expect(questions).toHaveCount(QUESTIONS.list.length);
    const texts = QUESTIONS.list.map(({ question }) => question);
    await expect(questions.locator('summary')).toHaveText(texts);
    expect(new Set(texts).size).toBe(texts.length);
    await expect(page.locator('details[open] > p')).toHaveText(QUESTIONS.list[0].answer);
  });
  await test.step('every picture has the aspect ratio of its `width` and `height`, so nothing moves or stretches', async () => {
    for (const picture of await page.locator('main picture img').all()) {
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

/** The project's `STUDIO` is empty; another studio's has every entry. Both run this test. */
const { people, works, opinions, priceFrom, replyWithin, hours, areas } = STUDIO;

test('U-33: the home page shows each entry of the studio at its place, and no trace of a missing one', {
  tag: '@content',
}, async ({ page, site }) => {
  await page.goto('/');
  await test.step('people: beside the title of the steps, with their pictures', async () => {
    const process = page.locator('section[aria-labelledby=process-title]');
    const { length } = people ?? [];
    await expect.soft(process.getByRole('img')).toHaveCount(length);
    await expect.soft(process.getByText(STUDIO_TEXTS.person)).toHaveCount(length);
    for (const { name, sentence } of people ?? []) {
      await expect.soft(process.getByText(`${STUDIO_TEXTS.person} ${name}`)).toBeVisible();
      await expect.soft(process.getByText(sentence)).toBeVisible();
    }
  });
  await test.step('works: after the corporate events, in their order', async () => {
    const section = page.locator(`#${SERVICES.at(-1)?.id} + section:has(li picture)`);
    await expect.soft(section).toHaveCount(works ? 1 : 0);
    await expect
      .soft(section.getByRole('listitem'))
      .toHaveText((works ?? []).map(({ kind, place, month }) => `${kind} en ${place} · ${month}`));
    await expect.soft(section.locator('img[loading=lazy]')).toHaveCount(works?.length ?? 0);
  });
  await test.step('opinions: between the plan and the questions, each with its link', async () => {
    const section = page.locator('section:has(input[type=checkbox]) + section:has(blockquote)');
    await expect.soft(page.locator('blockquote')).toHaveCount(opinions?.list.length ?? 0);
    for (const { text, name, site: place, url } of opinions?.list ?? []) {
      const one = section.locator('figure').filter({ hasText: name });
      await expect.soft(one.locator('blockquote')).toContainText(text);
      const link = one.getByRole('link', { name: `${STUDIO_TEXTS.read} ${place}` });
      await expect.soft(link).toHaveAttribute('href', url);
    }
    if (opinions) await expect.soft(section.getByText(opinions.checked)).toBeVisible();
  });
  await test.step('price and areas: in the answers', async () => {
    const answers = page.locator('details > p');
    const price = answers.filter({ hasText: /IVA incluido/ });
    await expect.soft(price).toHaveCount(priceFrom ? 1 : 0);
    if (priceFrom) await expect.soft(price).toContainText(priceFrom.service);
    for (const area of areas ?? [])
      await expect.soft(answers.filter({ hasText: area })).toHaveCount(1);
  });
  await test.step('areas and hours: in the footer', async () => {
    const contact = site.footer.getByRole('list').filter({ hasText: BUSINESS.email });
    await expect
      .soft(contact.getByRole('listitem'))
      .toContainText([
        BUSINESS.location.label,
        ...(areas ?? []),
        BUSINESS.phone,
        ...(hours ? [hours] : []),
        BUSINESS.email,
      ]);
  });
  await test.step('the answer time: in the last section and by the submit button', async () => {
    const within = page.getByText(`en ${replyWithin} como máximo`);
    await expect.soft(page.getByText(HOME.closing.text)).toBeVisible();
    await site.openForm();
    await expect.soft(within).toHaveCount(replyWithin ? 2 : 0);
  });
});
