/** A signal that aborts after so many milliseconds: `AbortSignal.timeout` is missing in Safari before 16. `end` calls it off. */
export function timeLimit(milliseconds: number): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}
