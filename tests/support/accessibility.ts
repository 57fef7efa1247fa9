import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { settle } from './page-control.ts';

/** What is wrong on a page, one line each (U-11). Every function looks at an open dialog too. */

/** WCAG 2.2 AA, which contains its earlier versions, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The smallest height and width of a tap area, in pixels. */
export const TAP_AREA = 44;

/** Fails with one line for each violation that axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  expect(await violationsOn(page)).toEqual([]);
}

/** The violations that axe finds. */
export async function violationsOn(page: Page): Promise<string[]> {
  // `evaluate`, because the site's security policy forbids inline scripts. Once per page, because it is slow.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const results = await axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      // Every rule still runs. Selectors of the elements that pass would take most of the time.
      resultTypes: ['violations'],
    });
    return results.violations.map(({ id, help, nodes }) => {
      const targets = nodes.map(({ target }) => target.join(' '));
      return `${id}: ${help} (${targets.join(', ')})`;
    });
  }, RULES);
}

/** Lists without bullets that are in no `<nav>`: Safari drops their role. */
export const listsWithoutRole = (page: Page): Promise<string[]> =>
  page
    .locator(':is(ul, ol):not([role="list"], nav *)')
    .evaluateAll((lists) =>
      lists
        .filter((list) => getComputedStyle(list).listStyleType === 'none')
        .map(({ textContent }) => textContent),
    );

/**
 * The visible links, buttons and controls that are smaller than a tap area, with their size. Links within a sentence
 * may be smaller.
 */
export const smallTapAreas = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const touched = 'a[href], button, summary, input, select, textarea';
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
      );
    return [...document.querySelectorAll(touched)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Visitors cannot reach the honeypot (U-15).
      if (element.closest('[aria-hidden="true"]')) return [];
      // Skip elements that are in a closed dialog or hidden behind their label.
      if (!element.checkVisibility() || width < 2 || isInSentence(element)) return [];
      // Layout rounds to a 64th of a pixel.
      if (Math.min(width, height) >= least - 0.02) return [];
      return `${element.textContent || element.tagName}: ${width.toFixed(1)} × ${height.toFixed(1)}`;
    });
  }, TAP_AREA);

/**
 * The visible words that are broken without a hyphen. Addresses
 * may break anywhere, and titles hyphenate words of 13 letters.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(
        /(?<!\S)[^\s@]{2,12}(?!\S)/g,
      )) {
        const letters = document.createRange();
        letters.setStart(text, index);
        letters.setEnd(text, index + word.length);
        const lines = new Set([...letters.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

/**
 * The texts that extend beyond the page without its scrollbar gutter, or beyond an open dialog; and the page, if it
 * scrolls sideways.
 */
export const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const beyond: string[] = [];
    // Not the root's width, which includes the scrollbar gutter and would hide an overflow of that size.
    if (document.documentElement.scrollWidth > document.body.getBoundingClientRect().width)
      beyond.push('the page scrolls sideways');
    const root = document.querySelector('dialog[open]') ?? document.body;
    const { left, right } = root.getBoundingClientRect();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      // Skip text for screen readers alone, and the content of closed dialogs.
      if (!parentElement || parentElement.getBoundingClientRect().width < 2) continue;
      // The honeypot is off-screen on purpose (U-15).
      if (parentElement.closest('[aria-hidden="true"]')) continue;
      const lines = document.createRange();
      lines.selectNodeContents(texts.currentNode);
      const isBeyond = [...lines.getClientRects()].some(
        (line) => line.width > 1 && (line.left < left - 0.5 || line.right > right + 0.5),
      );
      if (isBeyond) beyond.push(textContent?.trim() ?? '');
    }
    return beyond;
  });
