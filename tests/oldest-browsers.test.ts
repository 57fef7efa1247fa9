import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { expect, test } from 'vitest';
import { OLDEST_BROWSERS } from '../tools/build/oldest-browsers.ts';

const OLDEST = Object.entries(OLDEST_BROWSERS) as [keyof typeof OLDEST_BROWSERS, number][];

test('U-36: the oldest browsers are the first ones with `:has()` and `<dialog>`', () => {
  const needed = [bcd.css.selectors?.has, bcd.html.elements?.dialog];
  const first = OLDEST.map(([browser]) => {
    const statements = needed.map((entry) => entry?.__compat?.support[browser]);
    return [
      browser,
      Math.max(...statements.map((each) => Number([each].flat()[0]?.version_added))),
    ];
  });
  expect(first).toEqual(OLDEST);
});
