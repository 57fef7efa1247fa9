/**
 * Runs `task` after the current press, if there is one: a layout change between press and release would move the click's
 * target. The check waits for the next task, because Firefox moves the focus before it matches `:active`.
 */
export function afterPress(task: () => void) {
  setTimeout(() => {
    if (!document.querySelector(':active')) return task();
    const waiting = new AbortController();
    // If a touch becomes a scroll, `pointercancel` fires and `pointerup` does not.
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
