import { flushSync } from 'react-dom';

const rowsOf = (list: Element) => [...list.children] as HTMLElement[];

/**
 * Changes the rows of a list, and lets each row move from where it was shown to its new position. The duration
 * and the easing are those of the row's CSS transition.
 */
export function animateLayout(list: Element, change: () => void): void {
  const shown = new Map(rowsOf(list).map((row) => [row, row.getBoundingClientRect().top]));
  flushSync(change);
  for (const row of rowsOf(list)) {
    Object.assign(row.style, { transition: 'none', translate: 'none' });
    const { top } = row.getBoundingClientRect();
    const from = (shown.get(row) ?? top) - top;
    if (from !== 0) row.style.translate = `0 ${from}px`;
  }
  // The browser must lay out the start of the transition.
  list.getBoundingClientRect();
  for (const row of rowsOf(list)) Object.assign(row.style, { transition: '', translate: '' });
}
