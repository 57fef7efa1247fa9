import { createBrevoMailer, type Mailer } from '../../src/server/brevo.ts';
import type { Pace } from '../../src/shared/retry.ts';
import { API_KEY } from './sample-mail.ts';

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
