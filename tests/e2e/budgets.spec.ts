import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';
import { LIMITS } from '../../tools/bench/limits.ts';
import { beforeLoad, type PageRequest, scripts, totalBytes } from '../../tools/bench/page-load.ts';
import { visitWithPhone } from '../../tools/bench/phone-visit.ts';
import { serveSites } from '../../tools/bench/sites.ts';
import { heroOnAPhone, sentBytes } from '../../tools/bench/weight.ts';

/** What the built site weighs (`tools/bench/README.md`): text as brotli sends it. */

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const weigh = (file: string) => sentBytes(join(dist, file));
const sum = (files: readonly string[]) => files.reduce((total, file) => total + weigh(file), 0);
const home = () => readFileSync(join(dist, 'index.html'), 'utf8');

/** Page, icon, manifest, hero, fonts: what home asks for before `load`, with one to spare. */
const REQUESTS_BEFORE_LOAD = 8;

test('U-11: every page, with the styles that it carries, comes in the first round trips of a slow line', () => {
  for (const page of readdirSync(dist).filter((file) => file.endsWith('.html')))
    expect(weigh(page), page).toBeLessThanOrEqual(LIMITS.page);
});

test('U-11: so does the hero on a phone', () => {
  expect(weigh(heroOnAPhone(home()) ?? '')).toBeLessThanOrEqual(LIMITS.hero);
});

test('U-11: so does each font', () => {
  const fonts = readdirSync(join(dist, 'static/media')).filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBe(2);
  for (const font of fonts)
    expect(weigh(`static/media/${font}`), font).toBeLessThanOrEqual(LIMITS.font);
});

test('U-11: home on a phone, to its end: no script before load, and little of everything', async () => {
  const sites = await serveSites([]);
  const visit = await visitWithPhone(`${sites.addresses.get('ours')}/`);
  await sites.close();
  expect(visit.requests.filter(({ bytes }) => bytes === 0)).toEqual([]);

  const first = beforeLoad(visit);
  expect.soft(totalBytes(scripts(first)), 'script before load').toBe(LIMITS.scriptBeforeLoad);
  expect.soft(first.length, addressesOf(first).join(' ')).toBeLessThanOrEqual(REQUESTS_BEFORE_LOAD);
  expect.soft(totalBytes(visit.requests), 'all').toBeLessThanOrEqual(LIMITS.phone);

  const [hero = ''] = addressesOf(visit.requests).filter((path) => path.endsWith('.avif'));
  expect.soft(hero, 'the hero comes first').toBe(heroOnAPhone(home()));

  const app = addressesOf(scripts(visit.requests)).filter((path) => path.startsWith('/static/'));
  const needed = / data-app="([^"]+)"/.exec(home())?.[1]?.split(' ') ?? [];
  expect(needed.every((path) => app.includes(path))).toBe(true);
  // Everything else that comes by itself is the form's.
  const form = app.filter((path) => !needed.includes(path));
  expect(form.length).toBeGreaterThan(0);
  expect.soft(sum(form), 'script of the form').toBeLessThanOrEqual(LIMITS.form);
  expect.soft(sum(needed), 'script without the form').toBeLessThanOrEqual(LIMITS.script);
});

const addressesOf = (requests: readonly PageRequest[]) => [
  ...new Set(requests.map(({ address }) => address)),
];
