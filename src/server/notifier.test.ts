import { expect, test } from 'vitest';
import { startWebhook } from '../../tests/support/webhook.ts';
import { createNotifier } from './notifier.ts';
import { memoryStore } from './store.ts';

test('U-27: a webhook that hangs gets two tries, then the text is a mail, and nothing is thrown', async () => {
  const webhook = await startWebhook('hangs');
  const notes: string[] = [];
  const notifier = createNotifier({
    webhooks: { alarms: webhook.url },
    sendNote: async (text) => notes.push(text) > 0,
    store: memoryStore(Date.now),
    log() {},
  });
  expect(await notifier.tell('Todo va bien.', 100)).toBe('mail');
  expect(webhook.posts).toHaveLength(2);
  expect(notes).toEqual([expect.stringMatching(/^Todo va bien\. .*ALARM_WEBHOOK_URL/)]);
});
