import { BUSINESS } from '../../../src/content/business.ts';
import { DAY_PLAN, DAYS } from '../../../src/content/day-plan.ts';
import { FORM_TEXTS } from '../../../src/content/form.ts';
import { SHEET } from '../../../src/content/process.ts';
import { QUESTIONS } from '../../../src/content/questions.ts';
import { SERVICES, type ServiceId } from '../../../src/content/services.ts';
import { HOME, SITE } from '../../../src/content/site.ts';
import { STUDIO } from '../../../src/content/studio.ts';
import { PRICES, STUDIO_TEXTS } from '../../../src/content/studio-texts.ts';
import { atEachWidth, boxOf } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

const [PRICE, DATE] = QUESTIONS.list;
const dayExampleOf = (id: ServiceId) =>
  DAYS.some((day) => day.id === id) ? DAY_PLAN.label : undefined;
/** The text of the example to which each service links, if there is one. */
const EXAMPLES = {
  weddings: dayExampleOf('weddings'),
  socialEvents: dayExampleOf('socialEvents'),
  corporateEvents: SHEET?.alt,
};

/** The link to the question about the price. */
const priceLink = (id: ServiceId) =>
  PRICES[id] ? `${STUDIO_TEXTS.price} ${PRICES[id]}` : PRICE.question;

test('S-PRD-4 S-HOM-1 U-34: three services in order, each with text, list, picture and button', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await settle(page);
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(['weddings', 'socialEvents', 'corporateEvents']);
  for (const { id, text, includes, example, whatsApp } of SERVICES) {
    const section = site.section(id);
    await expect(section.getByRole('listitem')).toHaveText(includes);
    await expect(section.locator('ul + p').getByRole('link')).toHaveText([
      ...(example && EXAMPLES[id] ? [example] : []),
      priceLink(id),
    ]);
    if (PRICES[id]) await expect(section.getByText(STUDIO_TEXTS.apart)).toBeVisible();
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(section.locator('h2 + p')).toHaveText(text);
    const picture = section.getByRole('img');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect(section.getByRole('button')).toBeVisible();
    await expect(section.locator('button + a[href^="https://wa.me/"]')).toHaveText(
      whatsApp ? [`${whatsApp.label} ${SITE.newTab}`] : [],
    );
  }
  await test.step('U-34 U-42: a service links to its example', async () => {
    for (const { id, example } of SERVICES) {
      const shown = EXAMPLES[id];
      if (!example || !shown) continue;
      await site.section(id).getByRole('link', { name: example }).click();
      const target = page.getByText(shown, { exact: true }).or(page.getByAltText(shown));
      await expect(target).toBeInViewport();
      const header = await boxOf(page.getByRole('banner'));
      expect((await boxOf(target)).y, `the top of ${shown}`).toBeGreaterThan(header.height);
      // The plan shows the day of this service, and the process its proposal.
      const kind = DAYS.find((day) => day.id === id)?.kind;
      if (kind && DAYS.length > 1)
        await expect(page.getByRole('radio', { name: kind, exact: true })).toBeChecked();
      if (SHEET)
        await expect(page.getByAltText(SHEET.alt)).toHaveAttribute('src', RegExp(`#${id}$`));
    }
  });
  await test.step('U-34 U-41: each question once, and price and date stand open', async () => {
    const questions = page.locator('details');
    await expect(questions).toHaveCount(QUESTIONS.list.length);
    const texts = QUESTIONS.list.map(({ question }) => question);
    await expect(questions.locator('summary')).toHaveText(texts);
    await expect(page.locator('details[open] > p')).toHaveText([PRICE.answer, DATE.answer]);
  });
});

test('U-40: until the typefaces are there, too, each service of the first sentence stands in one line', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/net::ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  await atEachWidth(page, [360, 390, 412, 430, 768], async (width) => {
    const lines = await page
      .locator('h1 ~ p a')
      .evaluateAll((links) => links.map((link) => link.getClientRects().length));
    expect.soft(lines, `${width} px`).toEqual(SERVICES.map(() => 1));
  });
});

const { people, works, opinions, hours, areas } = STUDIO;

test('U-33: the home page shows each entry of the studio, and no trace of a missing one', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await test.step('people: beside the title of the steps, with a picture or without', async () => {
    const process = page.locator('section[aria-labelledby=process-title]');
    const portraits = (people ?? []).filter(({ picture }) => picture);
    await expect.soft(process.locator('picture img')).toHaveCount(portraits.length);
    for (const [at, { name, sentence, picture }] of (people ?? []).entries()) {
      const person = process.locator('div:has(> div > p)').nth(at);
      await expect.soft(person).toContainText(`${STUDIO_TEXTS.person} ${name}`);
      await expect.soft(person).toContainText(sentence);
      await expect.soft(person.locator('img')).toHaveCount(picture ? 1 : 0);
    }
  });
  // Their tests stand beside the components, since the content has none.
  await test.step('works and opinions: only if there are some', async () => {
    await expect.soft(page.locator('[aria-labelledby=works-title]')).toHaveCount(works ? 1 : 0);
    await expect.soft(page.locator('blockquote')).toHaveCount(opinions?.list.length ?? 0);
  });
  await test.step('areas and hours: in the footer', async () => {
    const contact = site.footer.getByRole('list').filter({ hasText: BUSINESS.email });
    await expect
      .soft(contact.getByRole('listitem'))
      .toContainText([
        BUSINESS.location.label,
        ...(areas ? [areas.at(-1) ?? ''] : []),
        BUSINESS.phone,
        ...(hours ? [hours] : []),
        BUSINESS.email,
      ]);
  });
  await test.step('U-41: notes say who answers and when, beside the first and last button, and in the form', async () => {
    const notes = page.locator('button ~ small');
    await expect.soft(notes).toHaveText([HOME.hero.note, HOME.closing.note]);
    await site.openForm();
    await expect.soft(site.dialog.getByText(FORM_TEXTS.note)).toBeVisible();
  });
});

test('U-43: on paper every answer is shown, and no unbreakable part is higher than a page', async ({
  page,
}) => {
  // A4 within its margins.
  const height = 1046;
  await page.setViewportSize({ width: 718, height });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const heights = await page.locator('#root *').evaluateAll((all) => {
    const unbreakable = all.filter((part) => getComputedStyle(part).breakInside === 'avoid');
    return unbreakable.map((part) => part.getBoundingClientRect().height);
  });
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(height);
  await expect(page.locator('details')).toHaveCount(QUESTIONS.list.length);
  const cutAnswers = await page.locator('details').evaluateAll(
    (all) =>
      all.filter((question) => {
        const answer = question.querySelector('p')?.getBoundingClientRect();
        return (answer?.bottom ?? 0) > question.getBoundingClientRect().bottom;
      }).length,
  );
  expect(cutAnswers).toBe(0);
});
