import type { EventRequest } from '../shared/event-request.ts';
import type { Config } from './config.ts';
import { composeMail } from './message.ts';

/**
 * The call to Brevo (S-API-3, S-API-6). Not by its SDK, which takes an HTML page with status 200 for success and follows a
 * redirect with the key in hand (README, decisions); its types still describe the body.
 */

export type Mailer = {
  /** One attempt. The idempotency key, a UUID, makes Brevo send one mail however often it is called with it. */
  send(request: EventRequest, idempotencyKey: string): Promise<Delivery>;
};

export type Delivery =
  | { sent: true; providerStatus: number }
  | {
      sent: false;
      failure: 'provider-refused' | 'provider-unreadable' | 'provider-timeout' | 'provider-network';
      providerStatus?: number;
      providerCode?: string;
    };

/** From the call to the last byte of the answer, in milliseconds; the host ends the function after 15 s. */
const ATTEMPT_TIMEOUT_MS = 10_000;

const ACCEPTED_STATUSES = [201, 202];
/** What Brevo's own codes look like. Anything else could hold a visitor's words and stays out of the log. */
const PROVIDER_CODE = /^[a-z_]{1,40}$/;

export function createBrevoMailer(
  config: Pick<Config, 'brevo' | 'management' | 'sender'>,
  { timeoutMs = ATTEMPT_TIMEOUT_MS } = {},
): Mailer {
  return {
    async send(request, idempotencyKey) {
      const mail = composeMail(request, config, idempotencyKey);
      const signal = AbortSignal.timeout(timeoutMs);
      let providerStatus: number | undefined;
      try {
        const response = await fetch(`${config.brevo.baseUrl}/v3/smtp/email`, {
          method: 'POST',
          headers: {
            accept: 'application/json',
            'api-key': config.brevo.apiKey,
            'content-type': 'application/json',
          },
          body: JSON.stringify(mail),
          redirect: 'error',
          signal,
        });
        providerStatus = response.status;
        return readDelivery(providerStatus, await response.text());
      } catch {
        // The error itself may quote the request: which of the two it was is all that is kept.
        const failure = signal.aborted ? 'provider-timeout' : 'provider-network';
        return { sent: false, failure, ...(providerStatus && { providerStatus }) };
      }
    },
  };
}

/** 201 is success only with the `messageId` that a proxy's page would not have (S-API-7). */
function readDelivery(providerStatus: number, text: string): Delivery {
  const body = parseObject(text);
  if (ACCEPTED_STATUSES.includes(providerStatus)) {
    return typeof body?.messageId === 'string' && body.messageId !== ''
      ? { sent: true, providerStatus }
      : { sent: false, failure: 'provider-unreadable', providerStatus };
  }
  const code = typeof body?.code === 'string' && PROVIDER_CODE.test(body.code) ? body.code : '';
  // The key has been used: an earlier attempt went out and only its answer was lost.
  if (providerStatus === 400 && code === 'duplicate_parameter') {
    return { sent: true, providerStatus };
  }
  return {
    sent: false,
    failure: 'provider-refused',
    providerStatus,
    ...(code && { providerCode: code }),
  };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
