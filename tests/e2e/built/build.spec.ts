import { expect, test } from 'playwright/test';
import { BUSINESS } from '../../../src/content/business.ts';
import { LEGAL_LINKS } from '../../../src/content/legal/legal-links.ts';
import { STUDIO } from '../../../src/content/studio.ts';
import { LIMITS, picturesOnAPhone } from '../../../tools/bench/weight.ts';
import { files, matchesIn, pages, textOf, weigh } from '../../support/built-site.ts';

const LEGAL = Object.values(LEGAL_LINKS).map(({ path }) => path.slice(1));

test('S-API-9 R-18: scripts, styles and media are in `static`, and their names are only a hash', () => {
  const known = [
    new RegExp(`^/(?:index|error|404|${LEGAL.join('|')})\\.html$`),
    /^\/(?:favicon\.svg|apple-touch-icon\.png|icon-(?:192|512|maskable-512)\.png)$/,
    /^\/(?:manifest\.webmanifest|missing\.txt|robots\.txt|sitemap\.xml)$/,
    /^\/static\/js\/[\w-]{8}\.js$/,
    /^\/static\/css\/[\w-]{8}\.css$/,
    // If both logos are the same drawing, the name of the second file ends in 2.
    /^\/static\/media\/[\w-]{8}2?\.(?:avif|jpg|svg|webp|woff2)$/,
  ];
  expect(files().filter((file) => !known.some((pattern) => pattern.test(file)))).toEqual([]);
  expect(matchesIn(textOf('/index.html'), /data-app="\/static\/js\//)).toHaveLength(1);
});

test('S-API-8 S-API-6: no file for the browser names the provider, its key or the receiver', () => {
  for (const file of files().filter((name) => /\.(?:js|css|html)$/.test(name))) {
    // The privacy policy names the provider once, because the law requires it (U-13).
    const named = file === `${LEGAL_LINKS.privacy.path}.html` ? 'Sendinblue SAS (Brevo)' : '';
    const text = textOf(file).replace(named, '');
    expect(matchesIn(text, /brevo|api-key|smtp|MANAGEMENT_/i), file).toEqual([]);
  }
});

/** Where HTML and CSS name addresses that a browser fetches; links are not fetched. */
const FETCHED = [
  /<(?:script|img|source|iframe|video|audio|embed|form|use)\b[^>]*?\s(?:src|srcset|poster|action|href)="([^"]*)"/g,
  /<script\b[^>]*?\sdata-app="([^"]*)"/g,
  /<link\b(?![^>]*\brel="canonical")[^>]*?\shref="([^"]*)"/g,
  /\burl\(\s*["']?([^"')]*)/g,
  /@import\s+["']([^"']*)/g,
];
/** Addresses in scripts that the page does not fetch: namespaces, links, and documentation in error messages. */
const NAMED_IN_SCRIPTS = [
  /^http:\/\/www\.w3\.org\//,
  /^http:\/\/localhost$/,
  /^https:\/\/(?:react\.dev|reactrouter\.com|vercel\.com\/docs)\//,
  /^https:\/\/(?:www\.google\.com\/maps\/search|wa\.me)\//,
  // Vercel's packages fetch these in development only (`network.spec.ts`).
  /^https:\/\/va\.vercel-scripts\.com\/v1\/(?:speed-insights\/)?script(?:\.debug)?\.js$/,
];
const LINKS = [...BUSINESS.social, ...(STUDIO.opinions?.list ?? [])];
const OWN_ADDRESSES = [BUSINESS.url, ...LINKS.map(({ url }) => url)];

test('S-AN-3 S-API-12: no built file fetches from another host', () => {
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

test('the pictures for a phone are within their budget', () => {
  const all = picturesOnAPhone(textOf('/index.html'));
  expect(all.length).toBeGreaterThanOrEqual(5);
  const sum = all.reduce((total, file = '') => total + weigh(file), 0);
  const own = STUDIO.works || STUDIO.people ? LIMITS.studioPictures : 0;
  expect(sum).toBeLessThanOrEqual(LIMITS.picturesOnAPhone + own);
});

test('the hero has high priority, and every other picture loads lazily', () => {
  const pictures = textOf('/index.html').match(/<picture\b.*?<\/picture>/g) ?? [];
  const isPrioritised = pictures.map((picture) => /fetchpriority="high"/i.test(picture));
  const isLazy = pictures.map((picture) => /loading="lazy" decoding="async"/.test(picture));
  expect(isPrioritised).toEqual(pictures.map((_, index) => index === 0));
  expect(isLazy).toEqual(pictures.map((_, index) => index > 0));
});

test('S-RT-6: every file that a page names exists', () => {
  for (const page of pages())
    for (const [address] of textOf(page).matchAll(/\/static\/[\w/-]+\.\w+/g))
      expect(files().includes(address), `${address} in ${page}`).toBe(true);
});

test('every built picture and font is used, and social pictures are within their budget', () => {
  const texts = files()
    .filter((file) => /\.(?:html|js|css)$/.test(file))
    .map(textOf)
    .join();
  const media = files().filter((file) => file.startsWith('/static/media/'));
  expect(media.filter((file) => !texts.includes(file))).toEqual([]);
  const social = media.filter((file) => file.endsWith('.jpg'));
  expect(social).not.toEqual([]);
  for (const file of social) expect(weigh(file)).toBeLessThanOrEqual(LIMITS.socialPicture);
});

test('U-11: no style gives `content` an alternative text, which older browsers do not support', () => {
  const sheets = files().filter((file) => file.endsWith('.css'));
  const contents = sheets.flatMap((file) => textOf(file).match(/[;{]content:[^;}]+/g) ?? []);
  expect(contents.length).toBeGreaterThan(0);
  // Safari before 17.4 and Firefox before 128 ignore the whole declaration `content: x / ""`.
  expect(contents.filter((content) => /["')]\s*\/\s*["']/.test(content))).toEqual([]);
});

test('S-MOD-5 S-MOD-11: no style uses media range syntax, which Safari before 16.4 does not support', () => {
  for (const file of files().filter((name) => /\.(?:css|html)$/.test(name)))
    expect(matchesIn(textOf(file), /@media[^{]*[<>]=?\s*\d/), file).toEqual([]);
});

test('U-22: no style has a `text-decoration` shorthand that WebKit ignores', () => {
  // WebKit supports the shorthand only with a line and a colour.
  for (const file of files().filter((name) => /\.(?:css|html)$/.test(name)))
    expect(
      matchesIn(textOf(file), /[;{]text-decoration:[^;}]*(?:solid|double|dotted|dashed|wavy|px)/),
      file,
    ).toEqual([]);
});
