let released = Promise.resolve();
let release = () => {};
addEventListener(
  'pointerdown',
  () => {
    released = new Promise((resolve) => {
      release = resolve;
    });
  },
  { capture: true },
);
// If a touch becomes a scroll, `pointercancel` fires and `pointerup` does not.
for (const end of ['pointerup', 'pointercancel'])
  addEventListener(end, () => release(), { capture: true });

/**
 * Runs `task` after the current press, if there is one: a layout change between press and release would move the click's
 * target. A tap moves the focus after its `pointerup`, when `:active` still matches.
 */
export function afterPress(task: () => void) {
  released.then(() => setTimeout(task));
}
