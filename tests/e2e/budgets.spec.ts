import { expect, test } from 'playwright/test';
import { STUDIO } from '../../src/content/studio.ts';
import { measureBytes } from '../../tools/bench/bytes.ts';
import { heroOnAPhone, LIMITS, picturesOnAPhone } from '../../tools/bench/weight.ts';
import { appScripts } from '../../tools/build/page-html.ts';
import { files, pages, textOf, weigh } from '../support/built-site.ts';

/** The budgets of the built site (`tools/bench/README.md`). Text is measured after Brotli compression. */

/** Whether the owner has filled in something that the page has by choice. */
const isFilled = Object.keys(STUDIO).length > 0;

const home = () => textOf('/index.html');

/** The requests of the home page before `load`: page, icon, manifest, hero, fonts, and one to spare. */
const REQUESTS_BEFORE_LOAD = 8;

test('U-11: every page with its styles fits in the first round trips of a slow connection', () => {
  for (const page of pages()) expect(weigh(page), page).toBeLessThanOrEqual(LIMITS.page);
});

test('U-11: the hero on a phone is within its budget', () => {
  expect(weigh(heroOnAPhone(home()) ?? '')).toBeLessThanOrEqual(LIMITS.hero);
});

test('U-11: each font is within its budget', () => {
  const fonts = files().filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBe(2);
  for (const font of fonts) expect(weigh(font), font).toBeLessThanOrEqual(LIMITS.font);
});

test('U-11: the home page on a phone, scrolled to its end, fetches no script before load and stays within its budgets', async ({
  baseURL,
}) => {
  const { requests, scripts, pictures, bytes } = await measureBytes(String(baseURL));
  expect(requests.filter((request) => request.bytes === 0)).toEqual([]);
  expect
    .soft(bytes.phone, 'bytes of all requests')
    .toBeLessThanOrEqual(
      LIMITS.phone + (isFilled ? LIMITS.studioScript + LIMITS.studioPictures : 0),
    );
  // All but the questions' picture, which a phone does not show.
  expect.soft(pictures).toHaveLength(picturesOnAPhone(home()).length - 1);

  const beforeLoad = requests.filter(({ isBeforeLoad }) => isBeforeLoad);
  const first = beforeLoad.map(({ path }) => path);
  expect.soft(beforeLoad.filter(({ type }) => type === 'Script')).toEqual([]);
  expect.soft(first.length, first.join(' ')).toBeLessThanOrEqual(REQUESTS_BEFORE_LOAD);
  const hero = first.find((path) => path.endsWith('.avif'));
  expect.soft(hero, 'first picture').toBe(heroOnAPhone(home()));

  expect(scripts).toEqual(expect.arrayContaining(appScripts(home())));
  expect.soft(bytes.form, 'bytes of the form’s script').toBeLessThanOrEqual(LIMITS.form);
  expect
    .soft(bytes.script, 'bytes of script without the form')
    .toBeLessThanOrEqual(LIMITS.script + (isFilled ? LIMITS.studioScript : 0));
});
