/** Does `task` once the page has been painted. A tab in the background paints nothing, and has the line to itself. */
export function afterPaint(task: () => void): void {
  if (document.hidden) task();
  else
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      task();
    }).observe({ type: 'paint', buffered: true });
}
