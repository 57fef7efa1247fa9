import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { LEGAL_LINKS } from '../../../src/content/legal/legal-links.ts';
import { SOCIAL_PICTURE } from '../../../src/content/social-picture.ts';
import { PROJECT_ROOT } from '../../../tools/local/project-root.ts';
import { BUDGETS } from '../../support/budgets.ts';
import {
  files,
  INLINE_SCRIPT,
  matchesIn,
  missingIn,
  pages,
  textOf,
  weigh,
} from '../../support/built-site.ts';

const filesEndingIn = (...ends: string[]) =>
  files().filter((file) => ends.some((end) => file.endsWith(end)));

/** Pages with the inline script. Legal pages run no script (U-13). */
const RUNS_APP = ['/index.html', '/error.html', '/404.html'];

const LEGAL = Object.values(LEGAL_LINKS).map(({ path }) => path.slice(1));

test('S-API-9 R-18: scripts, styles and media are in `static`, and their names are only a hash', () => {
  const known = [
    new RegExp(`^/(?:index|error|404|${LEGAL.join('|')})\\.html$`),
    /^\/(?:manifest\.webmanifest|robots\.txt|sitemap\.xml)$/,
    /^\/static\/js\/[\w-]{8}\.js$/,
    /^\/static\/css\/[\w-]{8}\.css$/,
    // If both logos are the same drawing, the name of the second file ends in 2.
    /^\/static\/media\/[\w-]{8}2?\.(?:avif|svg|webp|woff2)$/,
  ];
  const inPublic = readdirSync(join(PROJECT_ROOT, 'public')).map((file) => `/${file}`);
  const built = files().filter((file) => !inPublic.includes(file));
  expect(built.filter((file) => !known.some((pattern) => pattern.test(file)))).toEqual([]);
  expect(matchesIn(textOf('/index.html'), /data-app="\/static\/js\//)).toHaveLength(1);
});

test('S-API-8 S-API-6: no file for the browser names the provider, its key or the receiver', () => {
  for (const file of filesEndingIn('.js', '.css', '.html')) {
    // The privacy policy names the provider once, because the law requires it (U-13).
    const named = file === `${LEGAL_LINKS.privacy.path}.html` ? 'Sendinblue SAS (Brevo)' : '';
    const text = textOf(file).replace(named, '');
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

test('U-38: each picture has the point that stays in view, and a colour until it is loaded', () => {
  const html = textOf('/index.html');
  const classes = [...html.matchAll(/<img [^>]*class="([^"]*\bpictures-[^"]*)"/g)].flatMap(
    ([, names = '']) => names.split(' ').filter((name) => name.startsWith('pictures-')),
  );
  expect(classes).toContain('pictures-hero');
  for (const name of classes) {
    // Equal rules are merged.
    const rule = `\\.${name}(?:,[^{}]+)?{object-position:[\\d.]+% [\\d.]+%;background-color:#[\\da-f]{3,6}}`;
    expect(matchesIn(html, new RegExp(rule)), name).toHaveLength(1);
  }
});

test('U-11 U-40: pages, fonts and the social picture are within their budgets', () => {
  for (const page of pages()) expect.soft(weigh(page), page).toBeLessThanOrEqual(BUDGETS.page);
  for (const font of filesEndingIn('.woff2'))
    expect.soft(weigh(font), font).toBeLessThanOrEqual(BUDGETS.font);
  for (const page of RUNS_APP) {
    const preloaded = [...textOf(page).matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)];
    expect.soft(preloaded, page).not.toEqual([]);
    const bytes = preloaded.reduce((total, [, file = '']) => total + weigh(file), 0);
    expect.soft(bytes, page).toBeLessThanOrEqual(BUDGETS.firstViewFonts);
  }
  expect(weigh(`/${SOCIAL_PICTURE.file}`)).toBeLessThanOrEqual(BUDGETS.socialPicture);
});

test('the hero has high priority, and every other picture loads lazily', () => {
  const pictures = textOf('/index.html').match(/<picture\b.*?<\/picture>/g) ?? [];
  const isPrioritised = pictures.map((picture) => /fetchpriority="high"/i.test(picture));
  const isLazy = pictures.map((picture) => /loading="lazy" decoding="async"/.test(picture));
  expect(isPrioritised).toEqual(pictures.map((_, index) => index === 0));
  expect(isLazy).toEqual(pictures.map((_, index) => index > 0));
});

test('S-RT-6 U-13: the app’s pages have one inline script, legal pages none', () => {
  for (const page of pages()) {
    // The home page also has a block of structured data (U-12), which is not run.
    const blocks = page === '/index.html' ? 1 : 0;
    const parts = textOf(page).split(/<script type="application\/ld\+json">[^<]*<\/script>/);
    expect(parts.length - 1, page).toBe(blocks);
    const inline = [...parts.join('').matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)];
    const scripts = inline.map(([, text = '']) =>
      text === INLINE_SCRIPT ? 'the inline script' : text,
    );
    expect(scripts, page).toEqual(RUNS_APP.includes(page) ? ['the inline script'] : []);
    const rest = parts.join('').replace(INLINE_SCRIPT, '');
    expect(matchesIn(rest, /\sstyle=|\son\w+=/), page).toEqual([]);
  }
});

test('U-11 U-40: a page has its styles inline, and the faces of its first view before the whole ones', () => {
  for (const page of pages()) {
    const html = textOf(page);
    const isApp = RUNS_APP.includes(page);
    expect(matchesIn(html, /<script[^>]* src=|<link rel="modulepreload/), page).toEqual([]);
    // So that the app's chunks fetch no style sheet again. The browser fetches no disabled one.
    const links = matchesIn(html, /<link rel="stylesheet"[^>]*>/);
    expect(links.length > 0, page).toBe(isApp);
    expect(links.filter((link) => !link.endsWith(' disabled>'))).toEqual([]);
    const [, whole = ''] = /<noscript><style>(.*?)<\/style>/.exec(html) ?? [];
    const faces = whole.match(/\/static\/media\/[\w-]+\.woff2/g) ?? [];
    expect(faces.length > 0, page).toBe(isApp);
    for (const face of faces) expect(html.split(face), `${face} in ${page}`).toHaveLength(2);
    const before = `${whole}</style></noscript><style>@font-face`;
    expect(missingIn(html, isApp ? [before] : []), page).toEqual([]);
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
