import type { Attempt } from '../shared/retry.ts';
import { type Alarm, alarmOf } from './alarm.ts';
import { retryAfterMs } from './retry-after.ts';

/** What Brevo's answer to `/v3/smtp/email` means (S-API-7): sent, worth another attempt, or refused for good. */

export type AttemptResult =
  | { sent: true; providerStatus: number }
  | {
      sent: false;
      /** `provider-refused` counts as no mail, although a proxy may answer 5xx after Brevo has taken it; the others may be one. */
      failure: 'provider-refused' | 'provider-unreadable' | 'provider-timeout' | 'provider-network';
      providerStatus?: number;
      providerCode?: string;
      alarm?: Alarm;
    };

export type ProviderAnswer = { status: number; headers: Headers; text: string };

/** Of an answer to a key that is used up. */
export const DUPLICATE_CODE = 'duplicate_parameter';

const ACCEPTED_STATUSES = [201, 202];
/** What Brevo's own codes look like. Anything else could hold a visitor's words and stays out of the log. */
const PROVIDER_CODE = /^[a-z_]{1,40}$/;

export function readAnswer(answer: ProviderAnswer, now: number): Attempt<AttemptResult> {
  const { status: providerStatus, headers, text } = answer;
  const body = parseObject(text);
  if (ACCEPTED_STATUSES.includes(providerStatus) && isText(body?.messageId)) {
    return { result: { sent: true, providerStatus } };
  }
  // A proxy's page, or half an answer: perhaps sent, which the same key finds out.
  if (providerStatus >= 200 && providerStatus < 300) {
    const result = { sent: false, failure: 'provider-unreadable', providerStatus } as const;
    return { result, again: { afterMs: retryAfterMs(headers, now) } };
  }
  const code = isText(body?.code) && PROVIDER_CODE.test(body.code) ? body.code : '';
  const refusal = {
    sent: false,
    failure: 'provider-refused',
    providerStatus,
    ...(code && { providerCode: code }),
  } as const;
  if (mayPass(providerStatus) || code === DUPLICATE_CODE) {
    return { result: refusal, again: { afterMs: retryAfterMs(headers, now) } };
  }
  const message = isText(body?.message) ? body.message : '';
  return { result: { ...refusal, alarm: alarmOf(providerStatus, code, message) } };
}

/** Slow, busy or broken for the moment; every other refusal would be the same again. */
export function mayPass(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
