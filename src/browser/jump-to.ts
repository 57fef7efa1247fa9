type Target = Pick<Location, 'pathname' | 'hash'>;

/**
 * Jumps to a place of the home page, such as a section or a question, if the address has one. The fragment does not
 * stay in the address, because browsers would scroll to it later.
 */
export function jumpTo(address: Target): void {
  const target = targetOf(address);
  if (!target) return;
  jump(target);
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * Handles each click on a link to a place of this page, also
 * before the app runs. Back returns to where the visitor was.
 */
export function jumpOnClicks(): void {
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/#"]');
    if (!link || opensElsewhere(event) || location.pathname !== '/') return;
    const target = targetOf(link);
    if (!target) return;
    // The router leaves an event alone whose default is prevented.
    event.preventDefault();
    history.pushState(history.state, '');
    jump(target);
  };
  addEventListener('click', onClick, { capture: true });
}

function targetOf({ pathname, hash }: Target): HTMLElement | null {
  if (pathname !== '/' || hash.length < 2) return null;
  return document.querySelector<HTMLElement>(`main #${CSS.escape(hash.slice(1))}`);
}

/**
 * Scrolls without animation: a section stands in the middle of the window, anything else at its top. Focuses the
 * heading or the question, so that a screen reader says where the visitor is, and Tab continues from there. If large
 * text has moved the heading out of view, the target itself has the focus.
 */
function jump(target: HTMLElement): void {
  if (target instanceof HTMLDetailsElement) target.open = true;
  const block = target.localName === 'section' ? 'center' : 'start';
  const scroll = () => target.scrollIntoView({ block, behavior: 'instant' });
  const topOf = () => target.getBoundingClientRect().top;
  scroll();
  const heading = target.querySelector<HTMLElement>('h2, h3, summary');
  const focused = heading && isInView(heading) ? heading : target;
  // A question is a control already, which Tab must still reach.
  if (focused.localName !== 'summary') focused.tabIndex = -1;
  focused.focus({ preventScroll: true });
  const top = topOf();
  // Again when the typefaces are there, and the browser has scrolled to a fragment by itself. Both move the target a
  // little: a visitor who has scrolled since has moved it more.
  const correct = () => Math.abs(topOf() - top) < innerHeight / 4 && scroll();
  void document.fonts.ready.then(() => requestAnimationFrame(correct));
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** Whether a click with these modifier keys opens a tab or window, or downloads: leave such a click to the browser. */
const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
