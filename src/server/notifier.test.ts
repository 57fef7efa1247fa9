import { expect, test } from 'vitest';
import { startWebhook } from '../../tests/support/webhook.ts';
import type { Note } from './mail/note.ts';
import { createNotifier } from './notifier.ts';
import { memoryStore } from './store.ts';

test('U-27: a webhook that hangs gets two tries, then the text is a mail, and nothing is thrown', async () => {
  const webhook = await startWebhook('hangs');
  const notes: Note[] = [];
  const notifier = createNotifier({
    webhooks: { alarms: webhook.url },
    studio: 'Web de Alhelí',
    sendNote: async (note) => notes.push(note) > 0,
    store: memoryStore(Date.now),
    log() {},
  });
  expect(await notifier.tell(['Todo va bien.'], 100)).toBe('mail');
  expect(webhook.posts).toHaveLength(2);
  const why = expect.stringContaining('ALARM_WEBHOOK_URL');
  expect(notes).toEqual([['Todo va bien.', why, 'Web de Alhelí']]);
  // On a phone, an alarm of several sentences is several paragraphs.
  await notifier.alarm({ alarm: 'recipient-blocked' }, 100);
  expect(notes[1]).toContain('Ya está desbloqueado.');
});
