import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { LEGAL_LINKS } from '../../../src/content/site.ts';
import { SOCIAL_PICTURE } from '../../../src/site-files.ts';
import { PROJECT_ROOT } from '../../../tools/local/project-root.ts';
import { BUDGETS, files, matchesIn, pages, textOf, weigh } from '../../support/built-site.ts';

const filesEndingIn = (...ends: string[]) =>
  files().filter((file) => ends.some((end) => file.endsWith(end)));

const LEGAL = Object.values(LEGAL_LINKS).map(({ path }) => path.slice(1));

test('S-API-9 R-18: scripts, styles and media are in `static`, and their names are only a hash', () => {
  const known = [
    new RegExp(`^/(?:index|error|404|${LEGAL.join('|')})\\.html$`),
    /^\/(?:robots\.txt|sitemap\.xml)$/,
    /^\/static\/js\/[\w-]{8}\.js$/,
    /^\/static\/css\/[\w-]{8}\.css$/,
    // If both logos are the same drawing, the name of the second file ends in 2.
    /^\/static\/media\/[\w-]{8}2?\.(?:avif|svg|webp|woff2)$/,
  ];
  const inPublic = readdirSync(join(PROJECT_ROOT, 'public')).map((file) => `/${file}`);
  const built = files().filter((file) => !inPublic.includes(file));
  expect(built.filter((file) => !known.some((pattern) => pattern.test(file)))).toEqual([]);
});

test('S-API-8 S-API-6: no file for the browser names the provider, its key or the receiver', () => {
  for (const file of filesEndingIn('.js', '.css', '.html')) {
    // The privacy policy names the provider once, because the law requires it (U-13).
    const text = textOf(file).replace('Sendinblue SAS (Brevo)', '');
    expect(matchesIn(text, /brevo|api-key|smtp|MANAGEMENT_/i), file).toEqual([]);
  }
});

test('S-RT-6: every file that a page names exists, and every built picture and font is used', () => {
  for (const page of pages())
    for (const [address] of textOf(page).matchAll(/\/static\/[\w/-]+\.\w+/g))
      expect(files().includes(address), `${address} in ${page}`).toBe(true);
  const texts = filesEndingIn('.html', '.js', '.css').map(textOf).join();
  const media = files().filter((file) => file.startsWith('/static/media/'));
  expect(media.filter((file) => !texts.includes(file))).toEqual([]);
});

test('U-38: each picture keeps its focus in view, and on a portrait screen the one for it', async ({
  page,
}) => {
  await page.goto('/');
  // No place overrides the focus in windows of these sizes.
  for (const [width, height, names] of [
    [1200, 800, ['--focus-point']],
    [390, 844, ['--focus-point-portrait', '--focus-point']],
  ] as const) {
    await page.setViewportSize({ width, height });
    const points = await page.locator('picture > img').evaluateAll(
      (all, names) =>
        all.map((img) => {
          const style = getComputedStyle(img);
          const [point] = names.map((name) => style.getPropertyValue(name)).filter(Boolean);
          return { shown: style.objectPosition, point };
        }),
      names,
    );
    expect(points.length).toBeGreaterThan(4);
    expect(points.map(({ shown }) => shown)).toEqual(points.map(({ point }) => point));
  }
});

test('U-11 U-40: pages, fonts and the social picture are within their budgets', () => {
  for (const page of pages()) expect.soft(weigh(page), page).toBeLessThanOrEqual(BUDGETS.page);
  for (const font of filesEndingIn('.woff2'))
    expect.soft(weigh(font), font).toBeLessThanOrEqual(BUDGETS.font);
  expect(weigh(`/${SOCIAL_PICTURE.file}`)).toBeLessThanOrEqual(BUDGETS.socialPicture);
});

test('the hero has high priority, and every other picture loads lazily', () => {
  const pictures = textOf('/index.html').match(/<picture\b.*?<\/picture>/g) ?? [];
  const isPrioritised = pictures.map((picture) => /fetchpriority="high"/i.test(picture));
  const isLazy = pictures.map((picture) => /loading="lazy" decoding="async"/.test(picture));
  expect(isPrioritised).toEqual(pictures.map((_, index) => index === 0));
  expect(isLazy).toEqual(pictures.map((_, index) => index > 0));
});

test('S-RT-6 U-13: each page names one script, and none is inline', () => {
  for (const page of pages()) {
    const html = textOf(page);
    // The home page also has a block of structured data (U-12), which is not run.
    const scripts = matchesIn(html, /<script(?! type="application\/ld\+json")[^>]*>/);
    expect(scripts, page).toEqual([
      expect.stringMatching(/^<script type="module".* src="\/static/),
    ]);
    expect(matchesIn(html, /\son\w+=|rel="modulepreload"/), page).toEqual([]);
  }
});

test('U-40: a page has its styles inline, and preloads each typeface of them once', () => {
  for (const page of pages()) {
    const html = textOf(page);
    // So that the app's chunks fetch no style sheet again. Browsers fetch none of this type.
    const links = matchesIn(html, /<link rel="stylesheet"[^>]*>/);
    expect(links, page).not.toEqual([]);
    expect(links.filter((link) => !link.includes(' type="text/plain"'))).toEqual([]);
    const faces = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font" crossorigin>/g)];
    expect(faces, page).toHaveLength(3);
    for (const [, face = ''] of faces) expect(html.split(face), page).toHaveLength(3);
  }
});

test('U-47: each page has the dialog, closed, and each contact button opens it by a command', () => {
  for (const page of pages()) {
    const html = textOf(page);
    const dialogs = matchesIn(html, /<dialog[^>]*>/);
    expect(dialogs, page).toEqual([expect.stringMatching(/ id="event-request"(?!.* open)/)]);
    const buttons = html.match(/<button[^>]* aria-haspopup="dialog"[^>]*>/g) ?? [];
    expect(buttons, page).not.toEqual([]);
    for (const button of buttons) {
      expect(button, page).toContain(' command="show-modal"');
      expect(button, page).toContain(' commandfor="event-request"');
    }
  }
});

test('U-11 U-12 U-13: every page is valid HTML', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const page of pages()) {
    const { results } = await validator.validateString(textOf(page));
    const found = results.flatMap(({ messages }) => messages);
    expect(
      found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
      page,
    ).toEqual([]);
  }
});
