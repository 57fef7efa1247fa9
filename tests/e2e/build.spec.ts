import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { BUSINESS } from '../../src/content/business.ts';
import { LEGAL_LINKS } from '../../src/content/legal-links.ts';
import { policyHash } from '../../tools/build/page-html.ts';
import { matchesIn } from '../support/findings.ts';
import { INLINE_SCRIPT } from '../support/inline-script.ts';

/** What `npm run build` writes, which the tests' server has just built. */
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const files = () =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(dist.length));
const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');
const LEGAL = Object.values(LEGAL_LINKS).map(({ path }) => path.slice(1));
const pages = () => files().filter((file) => file.endsWith('.html'));

test('S-API-9 R-18: scripts, styles and media lie under static, named by their hash alone', () => {
  const known = [
    new RegExp(`^/(?:index|error|404|${LEGAL.join('|')})\\.html$`),
    /^\/(?:favicon\.svg|apple-touch-icon\.png|icon-(?:192|512|maskable-512)\.png)$/,
    /^\/(?:manifest\.webmanifest|missing\.txt|robots\.txt|sitemap\.xml)$/,
    /^\/static\/js\/[\w-]{8}\.js$/,
    /^\/static\/css\/[\w-]{8}\.css$/,
    // Two logos may be the same drawing: the second has a figure more.
    /^\/static\/media\/[\w-]{8}2?\.(?:avif|jpg|svg|webp|woff2)$/,
  ];
  expect(files().filter((file) => !known.some((pattern) => pattern.test(file)))).toEqual([]);
  expect(matchesIn(textOf('/index.html'), /data-app="\/static\/js\//)).toHaveLength(1);
});

test('S-API-8 S-API-6: nothing in the browser knows the provider, its key or the receiver', () => {
  for (const file of files().filter((name) => /\.(?:js|css|html)$/.test(name))) {
    // Whoever sends the mail is named to the visitors, once: the law asks for it (U-13).
    const named = file === `${LEGAL_LINKS.privacy.path}.html` ? 'Sendinblue SAS (Brevo)' : '';
    const text = textOf(file).replace(named, '');
    expect(matchesIn(text, /brevo|api-key|smtp|MANAGEMENT_/i), file).toEqual([]);
  }
});

/** Addresses that a browser fetches when it meets them; a link is none. */
const FETCHED = [
  /<(?:script|img|source|iframe|video|audio|embed|form|use)\b[^>]*?\s(?:src|srcset|poster|action|href)="([^"]*)"/g,
  /<script\b[^>]*?\sdata-app="([^"]*)"/g,
  /<link\b(?![^>]*\brel="canonical")[^>]*?\shref="([^"]*)"/g,
  /\burl\(\s*["']?([^"')]*)/g,
  /@import\s+["']([^"']*)/g,
];
/** In scripts: names that are no addresses, links, and what an error message tells a developer to read. */
const NAMED_IN_SCRIPTS = [
  /^http:\/\/www\.w3\.org\//,
  /^http:\/\/localhost$/,
  /^https:\/\/(?:react\.dev|reactrouter\.com|vercel\.com\/docs)\//,
  /^https:\/\/(?:www\.google\.com\/maps\/search|wa\.me)\//,
  // Of Vercel's two packages: asked for in development alone (`network.spec.ts`).
  /^https:\/\/va\.vercel-scripts\.com\/v1\/(?:speed-insights\/)?script(?:\.debug)?\.js$/,
];
const OWN_ADDRESSES = [BUSINESS.url, ...BUSINESS.social.map(({ url }) => url)];

test('S-AN-3 S-API-12: nothing that is built fetches from anywhere else', () => {
  for (const file of files().filter((name) => /\.(?:html|css|svg)$/.test(name))) {
    const fetched = FETCHED.flatMap((pattern) =>
      [...textOf(file).matchAll(pattern)].map(([, address = '']) => address),
    );
    expect(
      fetched.filter((address) => /(?:^|[\s,])(?:[a-z]+:)?\/\//i.test(address)),
      file,
    ).toEqual([]);
  }
  for (const file of files().filter((name) => name.endsWith('.js'))) {
    const addresses = textOf(file).match(/(?:https?|wss?):\/\/[^\s"'`)]+/g) ?? [];
    const isKnown = (address: string) =>
      OWN_ADDRESSES.some((own) => address.startsWith(own)) ||
      NAMED_IN_SCRIPTS.some((known) => known.test(address));
    expect(
      addresses.filter((address) => !isKnown(address)),
      file,
    ).toEqual([]);
  }
});

const OF_OTHER_FIELD_TYPES =
  /Arrastra tus archivos|Puedes enviar|Ajustado|base-ui|data-over|["'`]formdata["'`]|tools\/gallery|["'`](?:files|interval)["'`]|\b(?:files|interval):\{/;

test('S-GEN-8: no chunk holds the code of the field types files and interval', () => {
  for (const file of files().filter((name) => /\.(?:js|css)$/.test(name)))
    expect(matchesIn(textOf(file), OF_OTHER_FIELD_TYPES), file).toEqual([]);
});

/** Pages with the inline script: legal pages run nothing (U-13). */
const RUNS_APP = ['/index.html', '/error.html', '/404.html'];

test('S-RT-6 U-13: a page carries no script but the inline one, where the app runs, and no style or handler in a tag', () => {
  for (const page of pages()) {
    // A block of data runs nothing: the home page has one (U-12), which ends where it should.
    const blocks = page === '/index.html' ? 1 : 0;
    const parts = textOf(page).split(/<script type="application\/ld\+json">[^<]*<\/script>/);
    expect(parts.length - 1, page).toBe(blocks);
    const inline = [...parts.join('').matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)];
    const scripts = inline.map(([, text = '']) => (text === INLINE_SCRIPT ? 'ours' : text));
    expect(scripts, page).toEqual(RUNS_APP.includes(page) ? ['ours'] : []);
    const rest = parts.join('').replace(INLINE_SCRIPT, '');
    expect(matchesIn(rest, /\sstyle=|\son\w+=/), page).toEqual([]);
  }
});

/** What one of the app's scripts alone holds. */
const PARTS_OF_APP = {
  React: 'Minified React error',
  'the router': '<Router>',
  'the app': 'aria-haspopup',
};

test('U-11: React, the router and the app are evaluated one after the other: each is a script of its own, named after all that it imports', () => {
  for (const page of RUNS_APP) {
    const [, app = ''] = / data-app="([^"]+)"/.exec(textOf(page)) ?? [];
    const [entry = '', ...inTurn] = app.split(' ');
    const partsIn = (file: string) =>
      Object.entries(PARTS_OF_APP).flatMap(([part, word]) =>
        textOf(file).includes(word) ? [part] : [],
      );
    expect(partsIn(entry), page).toEqual(['the app']);
    expect(inTurn.map(partsIn).filter(({ length }) => length > 0)).toEqual([
      ['React'],
      ['the router'],
    ]);
    const own = inTurn.at(-1) ?? '';
    for (const [index, file] of inTurn.entries()) {
      const imported = [...textOf(file).matchAll(/\bfrom"\.\/([\w-]+\.js)"/g)].map(
        ([, name]) => `/static/js/${name}`,
      );
      const before = inTurn.slice(0, index);
      // The entry runs the app: the page's own script, which is the last, brings it along.
      if (file === own) before.push(entry);
      expect(
        imported.filter((name) => !before.includes(name)),
        `${file} in ${page}`,
      ).toEqual([]);
    }
    expect(textOf(own), page).toContain(`from".${entry.replace('/static/js', '')}"`);
  }
});

test('U-13: every page narrows the policy to the styles that it carries', () => {
  for (const page of pages()) {
    const html = textOf(page);
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
    // Where the inline script is the fonts come later.
    expect(styles.length, page).toBe(RUNS_APP.includes(page) ? 2 : 1);
    const hashes = styles.map(policyHash).join(' ');
    const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${hashes}">`;
    expect(html.split(policy).length - 1, page).toBe(1);
    // A policy counts for what comes after it.
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

/** Limits in KiB. Pictures leave room for code and fonts (`budgets.spec.ts`). */
const PICTURES_ON_A_PHONE = 100;
const SOCIAL_PICTURE = 300;

const kibibytes = (file: string) => statSync(join(dist, file)).size / 1024;

/** The AVIF of 750 pixels of each picture of the home page, as a phone held upright takes it. */
function picturesOnAPhone(): string[] {
  const pictures = textOf('/index.html').match(/<picture\b.*?<\/picture>/g) ?? [];
  return pictures.map((picture) => /srcset="(\S+\.avif) 750w/i.exec(picture)?.[1] ?? '');
}

test('a phone gets small pictures', () => {
  const all = picturesOnAPhone();
  expect(all.length).toBeGreaterThanOrEqual(5);
  const sum = all.reduce((total, file) => total + kibibytes(file), 0);
  expect(sum).toBeLessThanOrEqual(PICTURES_ON_A_PHONE);
});

test('the hero alone comes first, and every other picture waits until it is near', () => {
  const pictures = textOf('/index.html').match(/<picture\b.*?<\/picture>/g) ?? [];
  const isFirst = pictures.map((picture) => /fetchpriority="high"/i.test(picture));
  const waits = pictures.map((picture) => /loading="lazy" decoding="async"/.test(picture));
  expect(isFirst).toEqual(pictures.map((_, index) => index === 0));
  expect(waits).toEqual(pictures.map((_, index) => index > 0));
});

test('S-RT-6: every file that a page names is there', () => {
  for (const page of pages())
    for (const [address] of textOf(page).matchAll(/\/static\/[\w/-]+\.\w+/g))
      expect(files().includes(address), `${address} in ${page}`).toBe(true);
});

test('every picture and font that the build made is used by something', () => {
  const texts = files()
    .filter((file) => /\.(?:html|js|css)$/.test(file))
    .map(textOf)
    .join();
  const media = files().filter((file) => file.startsWith('/static/media/'));
  expect(media.filter((file) => !texts.includes(file))).toEqual([]);
  for (const file of media.filter((name) => name.endsWith('.jpg')))
    expect(kibibytes(file)).toBeLessThanOrEqual(SOCIAL_PICTURE);
});

test('U-11: what a style sheet writes is there too where alternative texts are unknown', () => {
  const sheets = files().filter((file) => file.endsWith('.css'));
  const contents = sheets.flatMap((file) => textOf(file).match(/[;{]content:[^;}]+/g) ?? []);
  expect(contents.length).toBeGreaterThan(0);
  // `content: x / ""` is dropped whole before Safari 17.4 and Firefox 128.
  expect(contents.filter((content) => /["')]\s*\/\s*["']/.test(content))).toEqual([]);
});

test('S-MOD-5 S-MOD-11: no style speaks of widths in a way that Safari before 16.4 does not know', () => {
  for (const file of files().filter((name) => /\.(?:css|html)$/.test(name)))
    expect(matchesIn(textOf(file), /@media[^{]*[<>]=?\s*\d/), file).toEqual([]);
});

test('U-22: no style writes a line under words in a way that WebKit drops whole', () => {
  // WebKit knows the shorthand with a line and a colour alone.
  for (const file of files().filter((name) => /\.(?:css|html)$/.test(name)))
    expect(
      matchesIn(textOf(file), /[;{]text-decoration:[^;}]*(?:solid|double|dotted|dashed|wavy|px)/),
      file,
    ).toEqual([]);
});
