import { expect, onTestFinished, test, vi } from 'vitest';
import { createNotifier } from './notifier.ts';
import { memoryStore } from './store.ts';

/** In milliseconds. */
const TOTAL_MS = 6000;

test('U-27: what the owner is told ends in time if the webhook hangs: a second try, then a mail', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  // Vitest's fake timers do not change `AbortSignal.timeout`.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
  const hang = vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('late')));
      }),
  );
  onTestFinished(() => void vi.restoreAllMocks());
  const limits: number[] = [];
  const notifier = createNotifier({
    webhooks: { alarms: 'https://hooks.example/' },
    studio: 'Web de Alhelí',
    sendNote: async (_, limitMs) => limits.push(limitMs) > 0,
    store: memoryStore(Date.now),
    log() {},
  });
  notifier.tell(['Todo va bien.']);
  const startedAt = Date.now();
  const finishedAt = notifier.finish(TOTAL_MS).then(() => Date.now());
  await vi.advanceTimersByTimeAsync(2 * TOTAL_MS);
  expect((await finishedAt) - startedAt).toBeLessThan(TOTAL_MS);
  expect(hang).toHaveBeenCalledTimes(2);
  expect(limits).toEqual([expect.closeTo(1000, -3)]);
});
