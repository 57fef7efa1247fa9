/** The tasks that wait for the end of the current press. `undefined`: nothing is pressed. */
let waiting: (() => void)[] | undefined;

const onPress = () => {
  waiting ??= [];
};
const onRelease = () => {
  for (const task of waiting ?? []) setTimeout(task);
  waiting = undefined;
};

// If a touch becomes a scroll, `pointercancel` fires and `pointerup` does not; after a context menu neither does, but the next
// press or key ends the wait. There is no window at build time.
for (const [type, listener] of Object.entries({
  pointerdown: onPress,
  pointerup: onRelease,
  pointercancel: onRelease,
  keydown: onRelease,
}))
  globalThis.addEventListener?.(type, listener, { capture: true });

/**
 * Runs `task` after the current press, if there is one: a layout change between press and release would move the click's
 * target. A tap moves the focus after its `pointerup`, when `:active` still matches.
 */
export function afterPress(task: () => void) {
  if (waiting) waiting.push(task);
  else setTimeout(task);
}
