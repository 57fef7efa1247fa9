import type { AlarmEntry, Notice } from './log.ts';

/** The result of one check of `npm run check:mail`. `log`: what the daily call logs, and tells the owner if it is an alarm. */
export type Finding = { detail: string; log?: AlarmEntry | Notice } & (
  | { state: 'ok' | 'undecided' }
  | { state: 'failed'; remedies: readonly string[] }
);

export const ok = (detail: string): Finding => ({ state: 'ok', detail });
export const undecided = (detail: string, log?: Finding['log']): Finding => ({
  state: 'undecided',
  detail,
  ...(log && { log }),
});
export const failed = (detail: string, ...remedies: string[]): Finding => ({
  state: 'failed',
  detail,
  remedies,
});
