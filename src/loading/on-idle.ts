/** For Safari, which has no `requestIdleCallback`. */
const IDLE_AFTER_MS = 2_000;

/** Runs `task` when the browser is idle. */
export function onIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task);
  else setTimeout(task, IDLE_AFTER_MS);
}
