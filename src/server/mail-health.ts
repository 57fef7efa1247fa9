import { createHash, timingSafeEqual } from 'node:crypto';
import type { Pace } from '../shared/retry.ts';
import { type Config, type ConfigProblems, describeProblems } from './config.ts';
import type { AlarmEntry, Log } from './log.ts';

/** The host's daily call (U-21) checks whether Brevo would send a mail from this host. */
export type MailHealth = {
  /** Whether the request has the host's secret. Without the secret, it is a GET like any other. */
  mayAsk(request: Request): boolean;
  alarms(): Promise<AlarmEntry[]>;
};

type Options = {
  cronSecret: string | undefined;
  settings: Config | ConfigProblems;
  log: Log;
  pace?: Partial<Pace>;
};

export function createMailHealth({ cronSecret, settings, log, pace = {} }: Options): MailHealth {
  return {
    mayAsk: ({ headers }) =>
      cronSecret !== undefined &&
      isSame(headers.get('authorization') ?? '', `Bearer ${cronSecret}`),
    async alarms() {
      if ('ok' in settings)
        return [{ alarm: 'not-configured', configuration: describeProblems(settings) }];
      const { askAccount } = await import('./ask-account.ts');
      return askAccount(settings, log, pace);
    },
  };
}

/** Takes the same time for all texts, so that the time reveals nothing about the secret. */
function isSame(text: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(text), digest(expected));
}
