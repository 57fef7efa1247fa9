import type { Locator, Page } from 'playwright/test';
import { BUSINESS } from '../../../src/content/business.ts';
import { DAY_PLAN } from '../../../src/content/day-plan.ts';
import { LEGAL_LINKS } from '../../../src/content/legal/legal-links.ts';
import { PROCESS } from '../../../src/content/process.ts';
import { QUESTIONS } from '../../../src/content/questions.ts';
import { SERVICES } from '../../../src/content/services.ts';
import { ERROR_PAGE, HOME, LEGAL, SITE } from '../../../src/content/site.ts';
import { colourOf } from '../../support/colours.ts';
import { boxOf } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { offCentre } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

/** Where the design puts each part at each window width. */

/** First sentences of the hero's title, of 12 to 30 characters. */
const SENTENCES = [
  'Tú celebras.',
  'Tu gran momento.',
  'Momentos mágicos.',
  'Tú sueñas con algo.',
  'Tú pones la ilusión.',
  'Hoy mandan las ganas.',
  'Mamá sueña con una fiesta.',
  'Imagina un momento memorable.',
  'Tú cuéntanos cómo lo imaginas.',
  'Vuestra boda, a vuestra manera',
];

const resize = async (page: Page, width: number, height: number) => {
  await page.setViewportSize({ width, height });
  await settle(page);
};

const linesOf = (part: Locator) =>
  part.evaluate((text) => {
    const { height } = text.getBoundingClientRect();
    return Math.round(height / Number.parseFloat(getComputedStyle(text).lineHeight));
  });

test('U-11: on phones and tablets the hero’s title is over the sky, in at most three lines, and no text covers the table', async ({
  page,
}) => {
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  const text = page.locator('h1 ~ p');
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [768, 1024],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await resize(page, width, height);
      expect(await linesOf(title)).toBeLessThanOrEqual(3);
      // The candles and plates are in the middle of the picture.
      expect((await boxOf(title)).bottom).toBeLessThan(0.45 * height);
      const lines = 'on phones the text of the hero may have about 80 characters';
      expect((await boxOf(text)).y, lines).toBeGreaterThan(0.6 * height);
    });
  await resize(page, 320, 568);
  await text.evaluate((words) => words.replaceChildren('Bodas y eventos '.repeat(5)));
  expect((await boxOf(text)).y).toBeGreaterThan(0.6 * 568);
});

test('U-11 U-16: whatever first sentence of up to 30 characters the owner writes, the title is over the sky in at most three lines', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await site.start();
  // The fallback font may break the title at another place.
  await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded');
  const title = page.getByRole('heading', { level: 1 });
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await resize(page, width, height);
    for (const sentence of SENTENCES)
      await test.step(`“${sentence}” at ${width} px`, async () => {
        await title.evaluate(
          (heading, [words, size]) => {
            (heading.firstElementChild as Element).textContent = words;
            heading.dataset.long = size;
          },
          // As the section renders it.
          [sentence, String(sentence.length > 20)] as const,
        );
        expect(await linesOf(title)).toBeLessThanOrEqual(3);
        const { x, right, bottom } = await boxOf(title);
        expect(right).toBeLessThanOrEqual(width - x);
        // In landscape the title stands beside the table, above the text and the button.
        if (height > width) expect(bottom).toBeLessThan(0.45 * height);
        expect(bottom).toBeLessThan((await boxOf(page.locator('h1 ~ p'))).y);
      });
  }
});

test('S-FTR-7: each service named in the hero links to its section and centres it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await site.start();
  for (const part of HOME.hero.text) {
    if (typeof part === 'string') continue;
    await page.evaluate(() => scrollTo(0, 0));
    const link = page.locator('h1 ~ p').getByRole('link', { name: part.text });
    const section = site.section(part.section);
    await expect(link).toHaveAttribute('href', `/#${part.section}`);
    await link.click();
    await expect.poll(() => section.evaluate(offCentre)).toBeLessThanOrEqual(2);
    await expect(section).toBeFocused();
    await expect(page).toHaveURL('/');
  }
});

test('U-11: on phones the first picture bleeds to the right edge, the second has text over it, and the third is an arch', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await resize(page, 390, 844);
  const edge = await page.evaluate(() => document.body.clientWidth);
  const { x: gutter } = await boxOf(page.getByRole('heading', { level: 1 }));
  const picture = (id: Parameters<typeof site.section>[0]) => site.section(id).getByRole('img');
  const weddings = await boxOf(picture('weddings'));
  expect(weddings.x).toBeCloseTo(gutter, 0);
  expect(weddings.right).toBeCloseTo(edge, 0);
  expect(weddings.width / weddings.height).toBeCloseTo(4 / 5, 1);

  const glasses = await boxOf(picture('socialEvents'));
  expect(glasses.height).toBeGreaterThan(glasses.width);
  const words = await boxOf(site.section('socialEvents').locator('p').first());
  expect(words.y).toBeLessThan(glasses.bottom - 60);
  expect(words.y).toBeGreaterThan(glasses.y + glasses.height / 2);

  const arch = await boxOf(picture('corporateEvents'));
  expect(arch.right).toBeCloseTo(edge - gutter, 0);
  expect(arch.x).toBeGreaterThan(gutter + 30);
  await expect(picture('corporateEvents')).toHaveCSS('border-top-left-radius', /^1\d\dpx/);
});

test('U-11: the questions’ picture is not fetched below 768 px, and is beside the title from 768 px on', async ({
  page,
}) => {
  await resize(page, 767, 900);
  await page.goto('/');
  const questions = page.getByRole('region', { name: QUESTIONS.title });
  const picture = questions.locator('img');
  await questions.scrollIntoViewIfNeeded();
  await settle(page);
  await expect(picture).toBeHidden();
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toBe('');
  await resize(page, 768, 1024);
  await expect(picture).toBeVisible();
  const title = await boxOf(questions.getByRole('heading'));
  const beside = await boxOf(picture);
  expect(beside.x).toBeGreaterThanOrEqual(title.right);
  expect(beside.bottom).toBeGreaterThan(title.y);
});

test('U-11: tablets and screens of 1920 px show services in two columns with one gutter, and text is larger at 1920 px', async ({
  page,
  site,
}) => {
  await page.goto('/');
  for (const [width, height] of [
    [700, 900],
    [768, 1024],
    [1920, 1080],
  ] as const) {
    await resize(page, width, height);
    for (const id of ['weddings', 'corporateEvents'] as const)
      await test.step(`${id} at ${width} px`, async () => {
        const words = await boxOf(site.section(id).getByRole('heading'));
        const picture = await boxOf(site.section(id).getByRole('img'));
        expect(Math.max(words.x, picture.x)).toBeGreaterThanOrEqual(
          Math.min(words.right, picture.right),
        );
        expect(words.y).toBeLessThan(picture.bottom);
      });
    const left = async (part: Locator) => (await boxOf(part)).x;
    const gutter = await left(page.getByRole('heading', { level: 1 }));
    expect(await left(site.section('corporateEvents').getByRole('heading'))).toBeCloseTo(gutter, 0);
    const text = site.section('weddings').locator('h2 + p');
    await expect(text).toHaveCSS('font-size', width === 1920 ? '20px' : '17px');
  }
});

test('U-11: on tablets the first picture is as high as its text; from 1280 px on it is whole', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const section = site.section('weddings');
  for (const [width, height] of [
    [768, 1024],
    [1440, 900],
  ] as const) {
    await resize(page, width, height);
    const picture = await boxOf(section.getByRole('img'));
    if (width < 1280) {
      const first = await boxOf(section.locator('p').first());
      expect(picture.y).toBeLessThanOrEqual(first.y);
      expect(picture.bottom).toBeCloseTo((await boxOf(section.getByRole('button'))).bottom, 0);
    } else expect(picture.width / picture.height).toBeCloseTo(16 / 10, 2);
  }
});

test('U-11: at 1440 px the steps share the lines of their names and texts, and the plan and the questions begin at the same column', async ({
  page,
}) => {
  await page.goto('/');
  await resize(page, 1440, 900);
  const steps = page.getByRole('region', { name: PROCESS.title });
  const edges = (part: string, edge: 'top' | 'bottom') =>
    steps
      .locator(`li ${part}`)
      .evaluateAll(
        (all, side) => all.map((one) => Math.round(one.getBoundingClientRect()[side])),
        edge,
      );
  expect(new Set(await edges('h3', 'bottom')).size).toBe(1);
  expect(new Set(await edges('p', 'top')).size).toBe(1);
  const plan = page.getByRole('region', { name: DAY_PLAN.title }).getByRole('list');
  const questions = page.getByRole('region', { name: QUESTIONS.title }).getByRole('group').first();
  expect((await boxOf(plan)).x).toBeCloseTo((await boxOf(questions)).x, 0);
});

test('U-11: labels and buttons grow with the text on screens of 1920 px', async ({
  page,
  site,
}) => {
  await page.goto('/');
  for (const [width, label, button, height] of [
    [1440, 13, 16, 50],
    [1920, 15, 18, 56],
  ] as const) {
    await resize(page, width, 900);
    const section = site.section('weddings');
    await expect(section.locator('p').first()).toHaveCSS('font-size', `${label}px`);
    await expect(section.getByRole('button')).toHaveCSS('font-size', `${button}px`);
    const { height: own } = await boxOf(section.getByRole('button'));
    expect(Math.abs(own - height)).toBeLessThanOrEqual(1);
  }
});

test('S-HDR-3: the header’s button is outlined in ink over the hero, and filled with terracotta in the solid header', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const INK = colourOf('ink');
  await expect(site.contactButton).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(site.contactButton).toHaveCSS('border-color', INK);
  await expect(site.contactButton).toHaveCSS('color', INK);
  await page.evaluate(() => scrollTo(0, 400));
  await expect(site.contactButton).toHaveCSS('background-color', colourOf('accent'));
  await expect(site.contactButton).toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('S-RT-4: the error page links to the three services', async ({ page, site }) => {
  await page.goto('/error');
  const services = page.getByRole('navigation', { name: ERROR_PAGE.services });
  await expect(services.getByRole('link')).toHaveText(SERVICES.map(({ label }) => label));
  await site.start();
  await services.getByRole('link').nth(1).click();
  await expect.poll(() => site.section('socialEvents').evaluate(offCentre)).toBeLessThanOrEqual(2);
});

test('U-13: each legal page links to its sections, and the header does not cover the heading that a link leads to', async ({
  page,
  site,
}) => {
  for (const { path } of Object.values(LEGAL_LINKS)) {
    await page.goto(path);
    const links = page.getByRole('navigation', { name: LEGAL.contents }).getByRole('link');
    await expect(links).toHaveText(
      await page.getByRole('article').locator('section h2').allTextContents(),
    );
    const last = links.last();
    await last.click();
    const heading = page.getByRole('heading', { name: String(await last.textContent()) });
    await expect(heading).toBeInViewport();
    expect((await boxOf(heading)).y).toBeGreaterThan((await boxOf(site.header)).bottom);
  }
});

test('S-FTR-1 S-FTR-6: on phones the networks are beside the services', async ({ page, site }) => {
  test.skip(BUSINESS.social.length === 0, 'the studio has no social networks');
  for (const width of [320, 390]) {
    await resize(page, width, 844);
    await page.goto('/error');
    const services = await boxOf(
      site.footer.getByRole('navigation', { name: SITE.footer.services }),
    );
    const networks = await boxOf(site.footer.getByRole('navigation', { name: SITE.footer.social }));
    expect(networks.y).toBe(services.y);
    expect(networks.x).toBeGreaterThan(services.right);
  }
});
