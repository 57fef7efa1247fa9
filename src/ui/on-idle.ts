/**
 * Runs `task` when the browser is idle; after `fallbackDelay` milliseconds in Safari, which has no `requestIdleCallback`. Call
 * the returned function to cancel it.
 */
export function onIdle(task: () => void, fallbackDelay = 2_000): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, fallbackDelay);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(task);
  return () => cancelIdleCallback(idle);
}
