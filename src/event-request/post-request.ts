import { EVENT_REQUEST_PATH, IDEMPOTENCY_HEADER, SIGNALS_HEADER } from '../shared/contract.ts';
import type { EventRequestErrors } from '../shared/event-request.ts';
import { formatFormSignals } from '../shared/form-signals.ts';
import type { QueuedRequest } from './outbox-storage.ts';

/** How the function answered, or how the post failed. */
export type PostResult =
  | { status: 'sent' }
  /** There is at least one error. It may be of a field that this page's form does not have. */
  | { status: 'invalid'; errors: EventRequestErrors }
  | { status: 'failed'; reason: string };

/** The time limit of one post. The function gives up earlier. */
export const TIME_LIMIT_MS = 20_000;

/** Posts a request once; the promise never rejects. */
export async function postRequest({ id, request, signals }: QueuedRequest): Promise<PostResult> {
  try {
    const response = await fetch(EVENT_REQUEST_PATH, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [IDEMPOTENCY_HEADER]: id,
        [SIGNALS_HEADER]: formatFormSignals(signals),
      },
      body: JSON.stringify(request),
      // The request ends also if the page is left. Browsers take up to 64 KB, twice the largest request.
      keepalive: true,
      // The limit includes reading the body.
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    // The host may answer with an HTML page.
    const answer: unknown = await response.json().catch(() => undefined);
    return resultOf(response.status, (answer ?? {}) as { status?: unknown; errors?: unknown });
  } catch (error) {
    return { status: 'failed', reason: error instanceof Error ? error.name : 'unknown' };
  }
}

/** Only an answer that follows the contract counts as an answer of the function. */
function resultOf(
  code: number,
  { status, errors }: { status?: unknown; errors?: unknown },
): PostResult {
  if (code === 200 && status === 'sent') return { status };
  const messages = Object.entries(errors ?? {}).filter(([, text]) => typeof text === 'string');
  if (code === 422 && status === 'invalid' && messages.length > 0)
    return { status, errors: Object.fromEntries(messages) };
  return { status: 'failed', reason: `HTTP ${code}` };
}
