import type * as TestingLibrary from '@testing-library/dom';

/** The browser runs these functions: they use nothing from outside themselves but `find`. */

/** Leads to elements: by role, and by name if several have that role; or by a selector. */
export type Finder =
  | { role: string; name?: string; css?: never }
  | { css: string; role?: never; name?: never };

declare const TestingLibraryDom: typeof TestingLibrary;

/** The elements that the finders lead to, each inside those of the one before. */
export function find(finders: Finder[]): HTMLElement[] {
  const matches = (name?: string) =>
    name === undefined ? {} : { name: (text: string) => text.replace(/\s+/g, ' ').trim() === name };
  let found = [document.body];
  for (const { role, name, css } of finders)
    found = found.flatMap((within) =>
      css === undefined
        ? TestingLibraryDom.queryAllByRole(within, role, matches(name))
        : [...within.querySelectorAll<HTMLElement>(css)],
    );
  return found;
}

export function lookAt(finders: Finder[]) {
  const [element, ...others] = find(finders);
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  // Some spaces of the site do not break.
  const textOf = (text = '') => text.replace(/\s+/g, ' ').trim();
  const stateOf = ({ length }: DOMRectList) => (length > 0 ? 'shown' : 'hidden');
  const described = element?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return {
    state: others.length > 0 ? 'several' : element ? stateOf(element.getClientRects()) : 'absent',
    text: textOf(element?.textContent),
    value: (element as HTMLInputElement | undefined)?.value,
    description: textOf(described.map((id) => document.getElementById(id)?.textContent).join(' ')),
    box: { x, y, width, height },
  };
}

/** Scrolls the element into view. Returns its middle, and what keeps the mouse from it. */
export async function reach(finders: Finder[]) {
  const [element, ...others] = find(finders);
  const middle = () => {
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const top = () => document.elementFromPoint(middle().x, middle().y);
  if (!element) return { ...middle(), obstacle: 'it is absent' };
  if (others.length > 0) return { ...middle(), obstacle: 'there are several' };
  if (!element.contains(top())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = middle();
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const { x, y } = middle();
  // An animation may begin too slowly for two frames to differ.
  const isAnimated = document.getAnimations().some(({ playState, timeline, effect }) => {
    if (playState !== 'running' || timeline !== document.timeline) return false;
    if (effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) return false;
    return effect instanceof KeyframeEffect && effect.target?.contains(element);
  });
  if (isAnimated || before.x !== x || before.y !== y) return { x, y, obstacle: 'it moves' };
  const covers = !element.contains(top());
  return { x, y, obstacle: covers ? (top()?.outerHTML.slice(0, 120) ?? 'the window') : 'nothing' };
}

export function nameOfFocus(): string {
  const element = document.activeElement;
  const name = element?.getAttribute('name') ?? element?.getAttribute('aria-label');
  return (name ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 80);
}

/** The page, and each open dialog and what scrolls in it, if it is wider than its box. */
export function overflows(): string[] {
  const boxes = document.querySelectorAll('html, dialog[open], dialog[open] > *');
  return [...boxes]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} > ${clientWidth}`);
}
