/** How long a server asks its clients to wait, in milliseconds; 0 without a readable header. */
export function retryAfterMs(headers: Headers, now: number): number {
  // If several headers are present, the longest wait wins.
  return Math.max(
    secondsIn(headers.get('x-sib-ratelimit-reset')),
    secondsIn(headers.get('retry-after')),
    untilDate(headers.get('retry-after'), now),
  );
}

function secondsIn(text: string | null): number {
  return text !== null && /^\d{1,9}(\.\d+)?$/.test(text) ? Number(text) * 1000 : 0;
}

/** `Retry-After` may be a date instead: `Wed, 21 Oct 2026 07:28:00 GMT`. */
function untilDate(text: string | null, now: number): number {
  const date = text?.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
