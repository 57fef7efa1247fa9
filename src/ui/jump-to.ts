type Place = Pick<Location, 'pathname' | 'hash'>;

/** What a visitor does to scroll. */
const SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** The last jump, while its target is kept in the middle. */
let jump = new AbortController();

/**
 * Jumps to a place of the home page, such as a section or a question: centres it in the window without animation, and focuses
 * it, so that Tab continues from there. The fragment does not stay in the address, because browsers would scroll to it later.
 * Returns whether the page has the place.
 */
export function jumpTo({ pathname, hash }: Place): boolean {
  if (pathname !== '/' || hash.length < 2) return false;
  const target = document.querySelector<HTMLElement>(`main #${CSS.escape(hash.slice(1))}`);
  if (!target) return false;
  if (target instanceof HTMLDetailsElement) target.open = true;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  keepCentred(target);
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

/** Jumps when a link to a place of this page is clicked, before the app runs, too. */
export function jumpOnClicks(): void {
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/#"]');
    if (!link || opensElsewhere(event)) return;
    // The router leaves an event alone whose default is prevented.
    if (location.pathname === '/' && jumpTo(link)) event.preventDefault();
  };
  addEventListener('click', onClick, { capture: true });
}

/** Whether a click with these modifier keys opens a tab or window, or downloads: leave such a click to the browser. */
const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/**
 * Typefaces and pictures that arrive after a jump move its target: centres it again, until the visitor or the browser, which
 * looks for a highlighted text, scrolls away.
 */
function keepCentred(target: HTMLElement): void {
  const centre = () => target.scrollIntoView({ block: 'center', behavior: 'instant' });
  centre();
  jump.abort();
  const placed = new AbortController();
  jump = placed;
  const { signal } = placed;
  const end = () => placed.abort();
  const resized = new ResizeObserver(() => (target.isConnected ? centre() : end()));
  resized.observe(document.body);
  signal.addEventListener('abort', () => resized.disconnect());
  for (const action of SCROLLING) addEventListener(action, end, { signal, passive: true });
  const onScroll = () => {
    const { top, height } = target.getBoundingClientRect();
    if (Math.abs(top + height / 2 - innerHeight / 2) > innerHeight / 4) end();
  };
  addEventListener('scroll', onScroll, { signal, passive: true });
}
