import { randomUUID } from 'node:crypto';
import { createBrevoMailer, type Mail } from '../../src/server/brevo.ts';
import { memoryStore, type Store } from '../../src/server/store.ts';
import type { RetryTimes } from '../../src/shared/retry.ts';
import { API_KEY } from './sample-mail.ts';
import { ANA } from './sample-request.ts';

type Options = { times?: Partial<RetryTimes>; store?: Store };

/** The mailer without the function around it, with short waits before its retries. It sends Ana's request. */
export function mailerTo(
  baseUrl: string,
  { times = {}, store = memoryStore(Date.now) }: Options = {},
) {
  const email = 'web@estudio.example';
  const config = {
    brevo: { apiKey: API_KEY, baseUrl },
    management: { emails: [email], name: 'Gestión' },
    sender: { email, name: 'Web' },
  };
  const mailer = createBrevoMailer(config, {
    store,
    times: { firstWaitMs: 1, ...times },
    now: Date.now,
  });
  return {
    send: (mail: Partial<Mail> = {}) =>
      mailer.send({
        request: ANA,
        spamSignals: [],
        untouched: [],
        id: randomUUID(),
        timeLeftMs: Number.POSITIVE_INFINITY,
        ...mail,
      }),
  };
}
