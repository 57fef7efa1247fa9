import timers from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';

/**
 * Time that passes only when a test or a fault says so, or when the function waits. With it pass the function's time
 * limits. Code takes no time here: `src/server/times.ts` leaves a margin for it.
 */

type Limit = { endsAt: number; controller: AbortController };
let limits: Limit[] = [];

/** Stops the time until the test ends. */
export function stopTime(at = '2026-11-24T12:00:00Z'): void {
  limits = [];
  vi.setSystemTime(at);
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(timers, 'setTimeout').mockImplementation(async (ms = 0) => passTime(ms) as never);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    limits.push({ endsAt: Date.now() + ms, controller });
    return controller.signal;
  });
}

export function passTime(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
  for (const { endsAt, controller } of limits) if (endsAt <= Date.now()) controller.abort();
}

/** Passes the time until the newest limit ends, which is that of the call in progress. */
export function passLimit(): void {
  passTime(Math.max(0, (limits.at(-1)?.endsAt ?? 0) - Date.now()));
}
