import type { Attempt } from '../shared/retry.ts';
import { type Alarm, alarmOf } from './alarm.ts';

/** Reads Brevo's answer to `/v3/smtp/email` (S-API-7): sent, worth a retry, or refused for good. */

export type AttemptResult =
  | { sent: true; providerStatus: number }
  | {
      sent: false;
      /**
       * `provider-refused` counts as no mail, although a proxy may answer 5xx after Brevo took the mail. After the other
       * failures Brevo may have taken the mail.
       */
      failure: 'provider-refused' | 'provider-unreadable' | 'provider-timeout' | 'provider-network';
      providerStatus?: number;
      providerCode?: string;
      alarm?: Alarm;
    };

/** Brevo's code for an idempotency key that it knows. */
export const DUPLICATE_CODE = 'duplicate_parameter';

const ACCEPTED_STATUSES = [201, 202];
/** The form of Brevo's own codes. Any other text could hold a visitor's words and is not logged. */
const PROVIDER_CODE = /^[a-z_]{1,40}$/;

export function readAnswer(
  { status: providerStatus, headers }: Response,
  text: string,
): Attempt<AttemptResult> {
  const body = parseObject(text);
  if (ACCEPTED_STATUSES.includes(providerStatus) && isText(body?.messageId)) {
    return { result: { sent: true, providerStatus } };
  }
  // A proxy's page or half an answer: Brevo may have sent the mail. A retry with the same key finds out.
  if (providerStatus >= 200 && providerStatus < 300) {
    const result = { sent: false, failure: 'provider-unreadable', providerStatus } as const;
    return { result, again: { afterMs: retryAfterMs(headers) } };
  }
  const code = isText(body?.code) && PROVIDER_CODE.test(body.code) ? body.code : '';
  const refusal = {
    sent: false,
    failure: 'provider-refused',
    providerStatus,
    ...(code && { providerCode: code }),
  } as const;
  if (mayPass(providerStatus) || code === DUPLICATE_CODE) {
    return { result: refusal, again: { afterMs: retryAfterMs(headers) } };
  }
  const message = isText(body?.message) ? body.message : '';
  return { result: { ...refusal, alarm: alarmOf(providerStatus, code, message) } };
}

/** Whether a retry may succeed. */
export const mayPass = (status: number) => status === 408 || status === 429 || status >= 500;

export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** How long Brevo asks to wait, in milliseconds; 0 without a readable header. If both headers are present, the longer wait wins. */
export function retryAfterMs(headers: Headers): number {
  return Math.max(
    ...['x-sib-ratelimit-reset', 'retry-after'].map((name) => {
      const seconds = headers.get(name) ?? '';
      return /^\d{1,9}(\.\d+)?$/.test(seconds) ? Number(seconds) * 1000 : 0;
    }),
  );
}
