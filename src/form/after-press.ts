/**
 * Runs `task` after the click that is under way, if there is one: what appears between press and release would move
 * its target. A tick later, because Firefox moves the focus before it marks what is pressed.
 */
export function afterPress(task: () => void) {
  setTimeout(() => {
    if (!document.querySelector(':active')) return task();
    const waiting = new AbortController();
    // A finger that begins to scroll is cancelled, and never comes up.
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(
        end,
        () => {
          waiting.abort();
          setTimeout(task);
        },
        { signal: waiting.signal },
      );
  });
}
