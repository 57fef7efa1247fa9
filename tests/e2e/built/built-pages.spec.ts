import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { COMPANY } from '../../../src/content/company.ts';
import { NOTICE } from '../../../src/content/legal/notice.ts';
import { appScripts, policyHash } from '../../../tools/build/page-html.ts';
import {
  files,
  INLINE_SCRIPT,
  matchesIn,
  missingIn,
  pages,
  textOf,
} from '../../support/built-site.ts';

/** Pages with the inline script. Legal pages run no script (U-13). */
const RUNS_APP = ['/index.html', '/error.html', '/404.html'];

test('S-RT-6 U-13: pages of the app have one inline script, legal pages none, and no tag has a style or handler attribute', () => {
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

test('U-11 S-RT-3 S-RT-4: every page of the app names all scripts that it needs, and last its own, which no other imports', () => {
  const importsOf = (file: string) =>
    [...textOf(file).matchAll(/\bfrom"\.\/([\w-]+\.js)"/g)].map(([, name]) => `/static/js/${name}`);
  for (const page of RUNS_APP) {
    const scripts = appScripts(textOf(page));
    expect(scripts.length, page).toBeGreaterThan(1);
    expect(new Set(scripts.flatMap(importsOf)), page).toEqual(new Set(scripts.slice(0, -1)));
  }
  const [home, error] = [appScripts(textOf('/index.html')), appScripts(textOf('/error.html'))];
  expect(home.at(-1)).not.toBe(error.at(-1));
  expect(home.slice(0, -1)).toEqual(error.slice(0, -1));
});

test('U-13: the policy of every page allows only the inline styles of that page', () => {
  for (const page of pages()) {
    const html = textOf(page);
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
    // On pages with the inline script, the fonts are in a separate `<style>`.
    expect(styles.length, page).toBe(RUNS_APP.includes(page) ? 2 : 1);
    const hashes = styles.map(policyHash).join(' ');
    const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${hashes}">`;
    expect(html.split(policy).length - 1, page).toBe(1);
    // A policy in a `<meta>` applies only to what follows it.
    expect(html.indexOf(policy), page).toBeLessThan(html.indexOf('<style'));
    expect(html.indexOf(policy), page).toBeLessThan(html.indexOf('</head>'));
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

test('U-13: no script of the site contains a text of the legal pages', () => {
  const texts = [COMPANY.taxId, ...NOTICE.sections.map(({ heading }) => heading), 'Vercel Inc'];
  for (const file of files().filter((name) => name.endsWith('.js')))
    expect(missingIn(textOf(file), texts), file).toEqual(texts);
});
