/** A signal that aborts after this time, in milliseconds. `AbortSignal.timeout` is missing in Safari before 16 (U-32). */
export function timeLimit(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), ms);
  return limit.signal;
}
