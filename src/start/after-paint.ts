/** Runs `task` after the first paint, or at once in a background tab, which is not painted. */
export function afterPaint(task: () => void): void {
  if (document.hidden) task();
  else
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      task();
    }).observe({ type: 'paint', buffered: true });
}
