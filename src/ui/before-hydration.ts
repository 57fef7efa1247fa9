/** What a visitor can use before the app runs, apart from links. */
const CONTROLS = '[aria-haspopup="dialog"], details, summary, input';

/**
 * React renders a page anew if a translator or an extension has changed it. Returns a function that then repeats what the visitor
 * had done on the page: a tap on a button that opens the dialog, opened answers, and the focus (U-43).
 */
export function rememberActions(root: HTMLElement): () => void {
  const controls = () => [...root.querySelectorAll<HTMLElement>(CONTROLS)];
  const before = controls();
  const focused = before.indexOf(document.activeElement as HTMLElement);

  function repeat(): void {
    const now = controls();
    // The page's own chunk is rendered after the layout.
    if (now.length < before.length) return;
    rendered.disconnect();
    for (const [index, control] of before.entries()) {
      if (control.hasAttribute('open')) now[index]?.setAttribute('open', '');
      if (control.hasAttribute('aria-busy')) now[index]?.click();
    }
    if (!root.contains(document.activeElement)) now[focused]?.focus({ preventScroll: true });
  }

  const rendered = new MutationObserver(repeat);
  return () => {
    rendered.observe(root, { childList: true, subtree: true });
    repeat();
  };
}
