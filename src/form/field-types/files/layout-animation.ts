/** Animates the rows of a list to their new positions (S-CON-10, R-32). */

/** The layout position of each row's top edge, by its `data-file`. */
export type Tops = ReadonlyMap<string, number>;

const rowsOf = (list: HTMLElement) => [...list.children] as HTMLElement[];
const keyOf = (row: HTMLElement) => row.dataset.file ?? '';

export function topsOf(list: HTMLElement): Tops {
  return new Map(rowsOf(list).map((row) => [keyOf(row), row.offsetTop]));
}

const NAME = 'layout';

/** Duration and easing from the CSS tokens, which respect reduced motion. */
function timingOf(element: HTMLElement): KeyframeAnimationOptions {
  const style = getComputedStyle(element);
  const duration = style.getPropertyValue('--layout-duration').trim();
  const inSeconds = !duration.endsWith('ms');
  return {
    id: NAME,
    duration: (Number.parseFloat(duration) || 0) * (inSeconds ? 1000 : 1),
    easing: style.getPropertyValue('--ease').trim() || 'linear',
  };
}

/** How far a row is from its layout position while it is animated or dragged. */
function shownOffset(row: HTMLElement): number {
  const [, y = '0'] = getComputedStyle(row).translate.split(' ');
  return Number.parseFloat(y) || 0;
}

/** Stops CSS transitions and keeps every row where it is displayed. */
export function freeze(list: HTMLElement): void {
  const offsets = rowsOf(list).map((row) => [row, shownOffset(row)] as const);
  for (const [row, offset] of offsets) {
    row.style.transition = 'none';
    row.style.translate = `0 ${offset}px`;
  }
}

/** Animates every row from its earlier position to its present one. New rows fade in. */
export function animateFrom(list: HTMLElement, before: Tops): void {
  const timing = timingOf(list);
  for (const row of rowsOf(list)) {
    const offset = shownOffset(row);
    row.style.translate = '';
    row.style.transition = '';
    if (!timing.duration) continue;
    const top = before.get(keyOf(row));
    if (top === undefined) {
      row.animate({ opacity: [0, 1] }, timing);
      continue;
    }
    const distance = top + offset - row.offsetTop;
    for (const animation of row.getAnimations()) if (animation.id === NAME) animation.cancel();
    if (distance !== 0) row.animate({ translate: [`0 ${distance}px`, '0 0'] }, timing);
  }
}
