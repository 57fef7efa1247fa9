import { expect, onTestFinished, test } from 'vitest';
import { COMPLETE_ENV } from '../../tests/api/local-function.ts';
import { startWebhook } from '../../tests/support/webhook.ts';
import { startLocalBrevo } from '../../tools/local/brevo.ts';
import { parseSettings } from './config.ts';
import { createNotifier, TRY_MS } from './notifier.ts';
import { memoryStore } from './store.ts';

test('U-27: a webhook that hangs gets two tries, then the text is a mail, and nothing is thrown', async () => {
  const webhook = await startWebhook('hangs');
  const brevo = await startLocalBrevo({ apiKey: COMPLETE_ENV.BREVO_API_KEY });
  onTestFinished(() => brevo.close());
  const env = { ...COMPLETE_ENV, BREVO_BASE_URL: brevo.url, ALARM_WEBHOOK_URL: webhook.url };
  const notifier = createNotifier({
    settings: parseSettings(env),
    store: memoryStore(Date.now),
    log() {},
  });
  expect(await notifier.tell(['Todo va bien.', 'De verdad.'], TRY_MS)).toBe('mail');
  expect(webhook.posts).toHaveLength(2);
  const textContent = expect.stringMatching(/^De verdad\.\n.*ALARM_WEBHOOK_URL.*\nWeb de Alhelí$/s);
  expect(brevo.messages[0]?.body).toMatchObject({ subject: 'Todo va bien', textContent });
  // On a phone, an alarm of several sentences is several paragraphs.
  await notifier.alarm({ alarm: 'recipient-blocked' }, TRY_MS);
  expect(brevo.messages[1]?.body.textContent).toMatch(/^Ya está desbloqueado\.$/m);
});
