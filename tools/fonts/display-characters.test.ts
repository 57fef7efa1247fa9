import { expect, test } from 'vitest';
import { EVENT_REQUEST_DIALOG } from '../../src/content/event-request-dialog.ts';
import { SITE } from '../../src/content/site.ts';
import { PAGES, renderPage } from '../../src/prerender.tsx';
import { DISPLAY_CHARACTERS } from './display-characters.ts';

/** What is set in the display typeface: titles and questions; numerals, which it has anyway, are none of them. */
const TITLES = /<(h[1-3]|summary)\b[^>]*>(.*?)<\/\1>/gs;
/** Titles of what no page shows at first. */
const LATER = [...Object.values(EVENT_REQUEST_DIALOG.sent), SITE.chunkFailure.title];

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };
const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&\S+?;/g, (entity) => ENTITIES[entity] ?? entity);

test.each(PAGES)(
  'U-16: the display typeface has every character of the titles of $file',
  async (page) => {
    const { body } = await renderPage(page);
    const titles = [...body.matchAll(TITLES)].map(([, , html = '']) => textOf(html));
    expect(titles.length).toBeGreaterThan(0);
    for (const title of [...titles, ...LATER]) expect(missing(title), title).toEqual([]);
  },
);

test('U-16: a letter that it lacks is found', () => {
  expect(missing('Čaj ☂')).toEqual(['Č', '☂']);
});

/** Whoever writes such a title adds them to `display-characters.ts`, and runs `npm run fonts`. */
const missing = (title: string) => [...title].filter((sign) => !DISPLAY_CHARACTERS.includes(sign));
