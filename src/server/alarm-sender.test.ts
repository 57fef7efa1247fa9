import { expect, onTestFinished, test, vi } from 'vitest';
import { startWebhook } from '../../tests/support/webhook.ts';
import { ALARM_LIMIT_MS, createAlarmSender } from './alarm-sender.ts';
import { REDIS_TIMEOUT_MS } from './redis-store.ts';
import { memoryStore } from './store.ts';

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
  const memory = memoryStore(Date.now);
  let isAway = false;
  const hanging: typeof memory = {
    ...memory,
    async put(...entry) {
      if (!isAway) {
        await new Promise((resolve) => setTimeout(resolve, REDIS_TIMEOUT_MS));
        isAway = true;
        alarms.send({ alarm: 'redis-away' });
      }
      return memory.put(...entry);
    },
  };
  const alarms = createAlarmSender({ webhookUrl: webhook.url, store: hanging, log() {} });
  const startedAt = Date.now();
  alarms.send({ alarm: 'bad-key' });
  const finishedAt = alarms.finished().then(() => Date.now());
  await vi.advanceTimersByTimeAsync(2 * LIMIT_MS);
  expect((await finishedAt) - startedAt).toBe(REDIS_TIMEOUT_MS + ALARM_LIMIT_MS);
  expect(REDIS_TIMEOUT_MS + ALARM_LIMIT_MS).toBeLessThan(LIMIT_MS);
});
