import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { type PageRequest, visitWithPhone } from '../../tools/bench/phone-visit.ts';
import { serveSites } from '../../tools/bench/sites.ts';
import {
  appScripts,
  heroOnAPhone,
  LIMITS,
  sentBytes,
  startedBefore,
  totalBytes,
} from '../../tools/bench/weight.ts';
import { dist } from '../support/built-site.ts';

/** The budgets of the built site (`tools/bench/README.md`). Text is measured after Brotli compression. */

const weigh = (file: string) => sentBytes(join(dist, file));
const sum = (files: readonly string[]) => files.reduce((total, file) => total + weigh(file), 0);
const home = () => readFileSync(join(dist, 'index.html'), 'utf8');

/** The requests of the home page before `load`: page, icon, manifest, hero, fonts, and one to spare. */
const REQUESTS_BEFORE_LOAD = 8;

test('U-11: every page with its styles fits in the first round trips of a slow connection', () => {
  for (const page of readdirSync(dist).filter((file) => file.endsWith('.html')))
    expect(weigh(page), page).toBeLessThanOrEqual(LIMITS.page);
});

test('U-11: the hero on a phone is within its budget', () => {
  expect(weigh(heroOnAPhone(home()) ?? '')).toBeLessThanOrEqual(LIMITS.hero);
});

test('U-11: each font is within its budget', () => {
  const fonts = readdirSync(join(dist, 'static/media')).filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBe(2);
  for (const font of fonts)
    expect(weigh(`static/media/${font}`), font).toBeLessThanOrEqual(LIMITS.font);
});

test('U-11: the home page on a phone, scrolled to its end, fetches no script before load and stays within its budgets', async () => {
  const sites = await serveSites([]);
  const { requests, loadMs } = await visitWithPhone(`${sites.addresses.get('ours')}/`);
  await sites.close();
  expect(requests.filter(({ bytes }) => bytes === 0)).toEqual([]);

  const first = startedBefore(loadMs, requests);
  expect
    .soft(totalBytes(scripts(first)), 'bytes of script before load')
    .toBe(LIMITS.scriptBeforeLoad);
  expect.soft(first.length, addressesOf(first).join(' ')).toBeLessThanOrEqual(REQUESTS_BEFORE_LOAD);
  expect.soft(totalBytes(requests), 'bytes of all requests').toBeLessThanOrEqual(LIMITS.phone);

  const [hero = ''] = addressesOf(requests).filter((path) => path.endsWith('.avif'));
  expect.soft(hero, 'first picture').toBe(heroOnAPhone(home()));

  const app = addressesOf(scripts(requests)).filter((path) => path.startsWith('/static/'));
  const needed = appScripts(home());
  expect(needed.every((path) => app.includes(path))).toBe(true);
  // All other scripts that are fetched without interaction belong to the form.
  const form = app.filter((path) => !needed.includes(path));
  expect(form.length).toBeGreaterThan(0);
  expect.soft(sum(form), 'bytes of the form’s script').toBeLessThanOrEqual(LIMITS.form);
  expect.soft(sum(needed), 'bytes of script without the form').toBeLessThanOrEqual(LIMITS.script);
});

const scripts = (requests: readonly PageRequest[]) =>
  requests.filter(({ type }) => type === 'Script');
const addressesOf = (requests: readonly PageRequest[]) => [
  ...new Set(requests.map(({ address }) => address)),
];
