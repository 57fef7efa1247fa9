import { createHash, timingSafeEqual } from 'node:crypto';
import type { Pace } from '../shared/retry.ts';
import { type Config, type ConfigProblems, describeProblems } from './config.ts';
import type { AlarmEntry, Log } from './log.ts';

/** The host's daily call (U-21): checks from the function's own host whether Brevo would send a mail. */
export type MailHealth = {
  /** Whether the request has the host's secret; without it, the request is a GET like any other. */
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

/** Compares in a time that does not depend on the texts. */
function isSame(text: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(text), digest(expected));
}
