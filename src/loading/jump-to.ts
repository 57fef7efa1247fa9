type Target = Pick<Location, 'pathname' | 'hash'>;

/** What a visitor does to scroll. */
const SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** The last jump, while its target is kept in its place. */
let jump = new AbortController();

/**
 * Jumps to a place of the home page, such as a section or a question, without animation: a section stands in the middle of the
 * window, anything else at its top. Focuses it, so that Tab continues from there. The fragment does not stay in the address,
 * because browsers would scroll to it later. Returns whether the page has the place.
 */
export function jumpTo({ pathname, hash }: Target): boolean {
  if (pathname !== '/' || hash.length < 2) return false;
  const target = document.querySelector<HTMLElement>(`main #${CSS.escape(hash.slice(1))}`);
  if (!target) return false;
  if (target instanceof HTMLDetailsElement) target.open = true;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  keepInPlace(target);
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

/** Scrolls to an element, and again when the page changes its size, until the visitor or the browser scrolls away. */
function keepInPlace(target: HTMLElement): void {
  const block = target.localName === 'section' ? 'center' : 'start';
  let placedAt = 0;
  const topOf = () => target.getBoundingClientRect().top;
  const scroll = () => {
    target.scrollIntoView({ block, behavior: 'instant' });
    placedAt = topOf();
  };
  scroll();

  jump.abort();
  const placed = new AbortController();
  jump = placed;
  const { signal } = placed;
  const end = () => placed.abort();
  const resized = new ResizeObserver(() => (target.isConnected ? scroll() : end()));
  resized.observe(document.body);
  signal.addEventListener('abort', () => resized.disconnect());
  for (const action of SCROLLING) addEventListener(action, end, { signal, passive: true });
  const onScroll = () => Math.abs(topOf() - placedAt) > innerHeight / 4 && end();
  addEventListener('scroll', onScroll, { signal, passive: true });
}
