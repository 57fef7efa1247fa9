/** The delay in Safari, which has no `requestIdleCallback`, in milliseconds. */
const FALLBACK_DELAY = 2_000;

/** Runs `task` when the browser is idle. Call the returned function to cancel it. */
export function onIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, FALLBACK_DELAY);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(task);
  return () => cancelIdleCallback(idle);
}
