import { createBrevoMailer, type Mailer } from '../../src/server/brevo.ts';
import type { Pace } from '../../src/shared/retry.ts';
import { API_KEY } from './sample-mail.ts';

export const KEY = '0b6c7a52-3f1f-4d59-9a67-6f0d6d1c2b3a';

/** The mailer without the function around it, with short waits before its retries. */
export function mailerTo(
  baseUrl: string,
  pace: Partial<Pace> = {},
  { apiKey = API_KEY } = {},
): Mailer {
  const person = { email: 'web@estudio.example', name: 'Web' };
  const config = { brevo: { apiKey, baseUrl }, management: person, sender: person };
  return createBrevoMailer(config, { firstWaitMs: 1, ...pace });
}
