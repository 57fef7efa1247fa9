import { expect, onTestFinished, test, vi } from 'vitest';
import { startWebhook } from '../../tests/support/webhook.ts';
import { createBell, RING_LIMIT_MS } from './bell.ts';
import { PATIENCE_MS } from './shared-store.ts';

/** In milliseconds. */
const LIMIT_MS = 2000;

test(`U-21: alarms take less than ${LIMIT_MS / 1000} s if both the webhook and Redis hang`, async () => {
  const webhook = await startWebhook('hangs');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  // Vitest's fake timers do not change `AbortSignal.timeout`.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
  const ask = async () => {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    bell.ring({ alarm: 'redis-away' });
    return undefined;
  };
  const bell = createBell({ webhookUrl: webhook.url, store: { ask }, log() {}, now: Date.now });
  const startedAt = Date.now();
  bell.ring({ alarm: 'bad-key' });
  const settledAt = bell.settled().then(() => Date.now());
  await vi.advanceTimersByTimeAsync(2 * LIMIT_MS);
  expect((await settledAt) - startedAt).toBe(PATIENCE_MS + RING_LIMIT_MS);
  expect(PATIENCE_MS + RING_LIMIT_MS).toBeLessThan(LIMIT_MS);
});
