import { expect, test } from 'vitest';
import { EVENT_REQUEST_DIALOG } from '../../src/content/event-request-dialog.ts';
import { SITE } from '../../src/content/site.ts';
// Import it first, outside the time limit of a test: on a new clone this makes all pictures.
import '../../src/pages/home.tsx';
import { PAGES, renderPage } from '../../src/prerender.tsx';
import { DISPLAY_CHARACTERS, TEXT_CHARACTERS } from './display-characters.ts';

/** Titles and questions are in the display typeface. Numerals are too, but need no check: it has all digits. */
const TITLES = /<(h[1-3]|summary)\b[^>]*>(.*?)<\/\1>/gs;
/** Titles that are not in the prerendered pages. */
const LATER_TITLES = [
  ...Object.values(EVENT_REQUEST_DIALOG.sent),
  SITE.chunkFailure.title,
  SITE.failure.title,
];

test.each(PAGES)(
  'U-16: the display typeface has every character of the titles of $file',
  async (page) => {
    const { body } = await renderPage(page);
    const titles = [...body.matchAll(TITLES)].map(([, , html = '']) => textOf(html));
    expect(titles.length).toBeGreaterThan(0);
    for (const title of [...titles, ...LATER_TITLES]) expect(missing(title), title).toEqual([]);
  },
);

test.each(PAGES)(
  'U-16: the text typeface has every character of the texts of $file',
  async (page) => {
    const { body } = await renderPage(page);
    expect(missing(textOf(body), TEXT_CHARACTERS)).toEqual([]);
  },
);

/** To use such characters in a text, add them to `display-characters.ts` and run `npm run fonts`. */
const missing = (text: string, characters = DISPLAY_CHARACTERS) =>
  [...text].filter((character) => !characters.includes(character));

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };

/** The text of an HTML fragment. */
const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&\S+?;/g, (entity) => ENTITIES[entity] ?? entity);
