import { createHash, timingSafeEqual } from 'node:crypto';
import { type RetryTimes, retryWithin } from '../shared/retry.ts';
import { type Answer, callBrevo, type Question } from './call-brevo.ts';
import { type Config, describeProblems, type ParsedConfig } from './config.ts';
import type { AlarmEntry, Log } from './log.ts';
import { readEventRequestTemplate } from './mail/template.ts';

/** The host's daily call (U-21) checks whether Brevo would send a mail from this host. */
export type MailHealth = {
  /** Whether the request has the host's secret. Without the secret, it is a GET like any other. */
  mayAsk(request: Request): boolean;
  alarms(): Promise<AlarmEntry[]>;
};

type Options = {
  cronSecret: string | undefined;
  parsed: ParsedConfig;
  log: Log;
  times: Partial<RetryTimes>;
};

/** Two rounds of questions (account, then senders and domains) and an alarm have to end before the host's 15 s. */
const TIMES: RetryTimes = {
  totalMs: 5000,
  attemptMs: 3000,
  leastAttemptMs: 1000,
  firstWaitMs: 400,
};

export function createMailHealth({ cronSecret, parsed, log, times }: Options): MailHealth {
  return {
    mayAsk: ({ headers }) =>
      cronSecret !== undefined &&
      isSame(headers.get('authorization') ?? '', `Bearer ${cronSecret}`),
    async alarms() {
      if (!parsed.ok) return [{ alarm: 'not-configured', configuration: describeProblems(parsed) }];
      const { brevo, sender } = parsed.config;
      // If the host has not deployed the template, this call fails before a visitor's request does.
      readEventRequestTemplate();
      // Only this call loads the module.
      const { checkAccount } = await import('./account-check.ts');
      const findings = await checkAccount(sender.email, (question) =>
        ask(brevo, question, { ...TIMES, ...times }),
      );
      // A key that may only send is no alarm, but the owner has to know that the other checks did not run.
      if (findings.some((finding) => finding.state === 'unknown' && finding.why === 'may-not-read'))
        log({ notice: 'key-may-only-send' });
      const alarms = findings.flatMap((finding) =>
        finding.state === 'ok' ? [] : (finding.alarm ?? []),
      );
      return [...new Set(alarms)].map((alarm) => ({ alarm }));
    },
  };
}

/** Retries while Brevo gives no clear answer. */
async function ask<Value>(
  brevo: Config['brevo'],
  question: Question<Value>,
  times: RetryTimes,
): Promise<Answer<Value>> {
  const { result } = await retryWithin(async (limitMs) => {
    const answer = await callBrevo(brevo, { ...question, limitMs });
    const mayPass = answer.kind !== 'answered' && answer.alarm === 'provider-away';
    return { result: answer, ...(mayPass && { again: { afterMs: 0 } }) };
  }, times);
  return result;
}

/** Takes the same time for all texts, so that the time reveals nothing about the secret. */
function isSame(text: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(text), digest(expected));
}
