/** A signal that aborts after a time: Safari before 16 has no `AbortSignal.timeout`. `end` cancels it. */
export function timeLimit(milliseconds: number): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}
