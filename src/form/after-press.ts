/**
 * Runs `task` after the click that is under way, if there is one: what appears between press and release would move
 * its target. A tick later, because Firefox moves the focus before it marks what is pressed.
 */
export function afterPress(task: () => void) {
  setTimeout(() => {
    if (!document.querySelector(':active')) return task();
    addEventListener('pointerup', () => setTimeout(task), { once: true });
  });
}
