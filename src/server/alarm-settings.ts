import type { ConfigProblems } from './config.ts';
import { isLoopback } from './is-loopback.ts';

/** How the owner hears of alarms (U-21). Apart from the configuration: nothing wrong here stops a mail. */
export type AlarmSettings = {
  webhookUrl: string | undefined;
  cronSecret: string | undefined;
  /** Named like those of the configuration. */
  problems: ConfigProblems | undefined;
};

const WEBHOOK_EXPECTED = 'an https URL such as https://hooks.example/alarms';

export function parseAlarmSettings(env: Record<string, string | undefined>): AlarmSettings {
  const webhook = env.ALARM_WEBHOOK_URL?.trim() || undefined;
  const webhookUrl = webhook && parseWebhookUrl(webhook);
  const malformed = [{ variable: 'ALARM_WEBHOOK_URL', expected: WEBHOOK_EXPECTED }];
  return {
    webhookUrl,
    cronSecret: env.CRON_SECRET?.trim() || undefined,
    problems: webhook && !webhookUrl ? { ok: false, missing: [], malformed } : undefined,
  };
}

/** The address is a secret, like most webhooks': it travels encrypted, or not at all. */
function parseWebhookUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password) return undefined;
  const isPrivate = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(text));
  return isPrivate ? url.href : undefined;
}
