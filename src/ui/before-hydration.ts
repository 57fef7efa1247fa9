/** The controls that a visitor can change before the app runs. */
const CONTROLS = '[aria-haspopup="dialog"], details';
const FOCUSABLE = 'a, button, summary';

/**
 * If a translator or an extension has changed the page, React cannot hydrate it and renders it anew. The returned function then
 * repeats the visitor's actions on the new page (U-43): a tap on a button that opens the dialog, the answers that were opened or
 * closed, and the focus.
 */
export function rememberActions(root: HTMLElement): () => void {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const before = all(CONTROLS);
  const focused = all(FOCUSABLE).indexOf(document.activeElement as HTMLElement);

  return () => {
    const rendered = new MutationObserver(repeat);
    rendered.observe(root, { childList: true, subtree: true });
    repeat();

    function repeat(): void {
      const now = all(CONTROLS);
      // The page's own chunk is rendered after the layout.
      if (now.length < before.length) return;
      rendered.disconnect();
      for (const [index, control] of before.entries()) {
        const again = now[index];
        again?.toggleAttribute('open', control.hasAttribute('open'));
        if (control.hasAttribute('aria-busy')) again?.click();
      }
      if (!root.contains(document.activeElement))
        all(FOCUSABLE)[focused]?.focus({ preventScroll: true });
    }
  };
}
