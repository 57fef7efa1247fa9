import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { settle } from './page-control.ts';

/** WCAG 2.2 AA, which contains its earlier versions, and axe's best practices (U-11). */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with one line for each violation on the page, also in an open dialog. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  // `evaluate`, because the site's security policy forbids inline scripts. Once per page, because it is slow.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    // axe takes a field that a sticky bar covers at this scroll position for a small target. U-23 has tests of its own.
    const sheet = document.querySelector<HTMLElement>('dialog[open] > div');
    for (const edge of ['--at-top', '--at-bottom']) sheet?.style.setProperty(edge, 'static');
    // With forced colours, axe reads a colour that Chromium does not paint (`-webkit-text-fill-color`).
    const isForced = matchMedia('(forced-colors: active)').matches;
    const results = await axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      // Every rule still runs. Selectors of the elements that pass would take most of the time.
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: !isForced } },
    });
    sheet?.removeAttribute('style');
    return results.violations.map(({ id, help, nodes }) => {
      const targets = nodes.map(({ target }) => target.join(' '));
      return `${id}: ${help} (${targets.join(', ')})`;
    });
  }, RULES);
  expect(violations).toEqual([]);
}
