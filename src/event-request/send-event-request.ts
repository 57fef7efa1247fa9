import type { Submission } from '../form/use-form.ts';
import { EVENT_REQUEST_PATH, IDEMPOTENCY_HEADER } from '../shared/contract.ts';
import type { EventRequest } from '../shared/event-request.ts';

/** After this the visitor has waited long enough, in milliseconds: the function itself gives up earlier. */
const SEND_TIMEOUT = 20_000;

/**
 * Hands a valid request to the function. A failure is told to the console alone, once, and without a word of the
 * visitor's (S-SUB-5, R-2); the promise never rejects.
 */
export async function sendEventRequest(
  request: EventRequest,
  key: string | undefined,
): Promise<Submission<EventRequest>> {
  try {
    const response = await fetch(EVENT_REQUEST_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { [IDEMPOTENCY_HEADER]: key }) },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(SEND_TIMEOUT),
    });
    return parseAnswer(response.status, await response.json());
  } catch (error) {
    return failed(error instanceof Error ? error.name : 'unknown');
  }
}

/** The answer comes from outside: a proxy's page or half a body is a failure as well. */
function parseAnswer(status: number, body: unknown): Submission<EventRequest> {
  if (isRecord(body)) {
    if (status === 200 && body.status === 'sent') return { status: 'sent' };
    if (status === 422 && isRecord(body.errors)) {
      const messages = Object.entries(body.errors).filter(([, text]) => typeof text === 'string');
      if (messages.length > 0) return { status: 'invalid', errors: Object.fromEntries(messages) };
    }
  }
  return failed(`HTTP ${status}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function failed(reason: string): Submission<EventRequest> {
  // biome-ignore lint/suspicious/noConsole: the specification asks for exactly this line (S-ERR-2).
  console.error(`The event request could not be sent (${reason}).`);
  return { status: 'failed' };
}
