/** How long Safari, which has no idle callback, waits: in milliseconds. */
const FALLBACK_DELAY = 2_000;

/** Runs `task` once the browser has nothing better to do; the returned function calls it off. */
export function onIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, FALLBACK_DELAY);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(task);
  return () => cancelIdleCallback(idle);
}
