import { EVENT_REQUEST_PATH, IDEMPOTENCY_HEADER, SIGNALS_HEADER } from '../shared/contract.ts';
import type { EventRequest, EventRequestErrors } from '../shared/event-request.ts';
import { timeLimit } from '../ui/time-limit.ts';

/** A filled-in form on its way to the function. */
export interface Dispatch {
  key: string;
  request: EventRequest;
  /** How it was filled in (U-15); a kept request has none. */
  signals?: string;
}

/** How one attempt ended. */
export type Delivery =
  | { status: 'sent' }
  /** There is an error at least, of a field that this page's form may not have. */
  | { status: 'invalid'; errors: EventRequestErrors }
  /** The function will never take it as it is. */
  | { status: 'rejected'; reason: string }
  | {
      status: 'failed';
      reason: string;
      /** Whether the function was not reached at all, so that another attempt may do at once. */
      unreached: boolean;
      /** Seconds that the function, or what stands before it, wants to be left alone. */
      retryAfter?: number;
    };

/** More than this, in bytes, browsers refuse to send for a page that is being left. */
const KEEPALIVE_LIMIT = 60_000;

/** Hands a request to the function, once; the promise never rejects. `timeout` in milliseconds. */
export async function deliver(dispatch: Dispatch, timeout: number): Promise<Delivery> {
  const { key, request, signals } = dispatch;
  const body = JSON.stringify(request);
  // To the last byte of the answer.
  const limit = timeLimit(timeout);
  try {
    const response = await fetch(EVENT_REQUEST_PATH, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [IDEMPOTENCY_HEADER]: key,
        ...(signals && { [SIGNALS_HEADER]: signals }),
      },
      body,
      keepalive: new Blob([body]).size < KEEPALIVE_LIMIT,
      signal: limit.signal,
    });
    return readAnswer(response, await readJson(response));
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    return { status: 'failed', reason, unreached: true };
  } finally {
    limit.end();
  }
}

/** A host's page instead of JSON is an answer as well; half a body is none. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The answer comes from outside: only what the contract says is taken for the function's own. */
function readAnswer({ status: code, headers }: Response, body: unknown): Delivery {
  const reason = `HTTP ${code}`;
  const said = isRecord(body) ? body.status : undefined;
  if (code === 200 && said === 'sent') return { status: 'sent' };
  if (code === 422 && isRecord(body) && said === 'invalid') {
    const messages = Object.entries(body.errors ?? {}).filter(
      ([, text]) => typeof text === 'string',
    );
    return {
      status: 'invalid',
      errors: Object.fromEntries(messages.length > 0 ? messages : [['', reason]]),
    };
  }
  if (code === 413 && said === 'rejected') return { status: 'rejected', reason };
  const retryAfter = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return {
    status: 'failed',
    reason,
    // A 400 to JSON of our own making: it was damaged on its way, or cut off.
    unreached: code === 400 || (said === undefined && (code === 408 || code >= 500)),
    ...(code === 429 && retryAfter >= 0 && { retryAfter }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
