let released = Promise.resolve();
let release = () => {};

const begin = () => {
  released = new Promise((resolve) => {
    release = resolve;
  });
};
const end = () => release();

// If a touch becomes a scroll, `pointercancel` fires and `pointerup` does not. There is no window at build time.
for (const [type, listener] of Object.entries({
  pointerdown: begin,
  pointerup: end,
  pointercancel: end,
}))
  globalThis.addEventListener?.(type, listener, { capture: true });

/**
 * Runs `task` after the current press, if there is one: a layout change between press and release would move the click's
 * target. A tap moves the focus after its `pointerup`, when `:active` still matches.
 */
export function afterPress(task: () => void) {
  released.then(() => setTimeout(task));
}
