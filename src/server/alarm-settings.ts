import type { ConfigProblems } from './config.ts';
import { isLoopback } from './is-loopback.ts';

const WEBHOOK_EXPECTED = 'an https URL such as https://hooks.example/alarms';

/** Reads where alarms are sent (U-21). Separate from the configuration, because a mistake here must not stop a mail. */
export function parseAlarmSettings(env: Record<string, string | undefined>) {
  const webhook = env.ALARM_WEBHOOK_URL?.trim() || undefined;
  const webhookUrl = webhook && parseWebhookUrl(webhook);
  const malformed = [{ variable: 'ALARM_WEBHOOK_URL', expected: WEBHOOK_EXPECTED }];
  const problems: ConfigProblems = { ok: false, missing: [], malformed };
  return {
    webhookUrl,
    cronSecret: env.CRON_SECRET?.trim() || undefined,
    problems: webhook && !webhookUrl ? problems : undefined,
  };
}

/** A webhook's address is a secret: it is only sent encrypted, or to this machine. */
function parseWebhookUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password) return undefined;
  const isPrivate = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(text));
  return isPrivate ? url.href : undefined;
}
