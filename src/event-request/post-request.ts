import { EVENT_REQUEST_PATH, IDEMPOTENCY_HEADER, SIGNALS_HEADER } from '../shared/contract.ts';
import type { EventRequest, EventRequestErrors } from '../shared/event-request.ts';
import { type Retry, type RetryTimes, retryWithin } from '../shared/retry.ts';
import type { Draft } from './draft.ts';

/** The values of a request are texts and numbers: the outbox and the mail read no others, and 32 KB have no room for files. */
type OfTextsAndNumbers<Request extends Record<keyof Request, string | number>> = Request;

/** A valid form, as it is submitted. */
export interface FilledForm {
  request: OfTextsAndNumbers<EventRequest>;
  /** The value of `SIGNALS_HEADER`. */
  signals?: string | undefined;
  /** What the request was made of. It stays in the browser. */
  draft: Draft;
}

/** What is posted. `key`: its `Idempotency-Key`, one for each submitted version. */
export type Post = Pick<FilledForm, 'request' | 'signals'> & { key: string };

/** How the function answered, or how one attempt failed. */
export type PostResult =
  | { status: 'sent' }
  /** There is at least one error. It may be of a field that this page's form does not have. */
  | { status: 'invalid'; errors: EventRequestErrors }
  | { status: 'failed'; reason: string; again?: Retry | undefined };

/** The time limit of one attempt. The function gives up earlier. */
export const ATTEMPT_TIMEOUT_MS = 20_000;

/** Sends a request once; the promise never rejects. */
export async function postOnce(post: Post, timeoutMs = ATTEMPT_TIMEOUT_MS): Promise<PostResult> {
  const { key, request, signals } = post;
  try {
    const response = await fetch(EVENT_REQUEST_PATH, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [IDEMPOTENCY_HEADER]: key,
        ...(signals && { [SIGNALS_HEADER]: signals }),
      },
      body: JSON.stringify(request),
      // The request ends also if the page is left. Browsers take up to 64 KB, twice the largest request.
      keepalive: true,
      // The limit includes reading the body.
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json().catch((error: unknown) => {
      // An HTML page of the host is an answer too. An interrupted body is not.
      if (!(error instanceof SyntaxError)) throw error;
    });
    return resultOf(response, (answer ?? {}) as UncheckedAnswer);
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    return { status: 'failed', reason, again: AT_ONCE };
  }
}

type UncheckedAnswer = { status?: unknown; errors?: unknown };

const AT_ONCE: Retry = { afterMs: 0 };

/** Only an answer that follows the contract counts as an answer of the function. */
function resultOf(response: Response, { status, errors }: UncheckedAnswer): PostResult {
  const { status: code } = response;
  if (code === 200 && status === 'sent') return { status };
  const messages = Object.entries(errors ?? {}).filter(([, text]) => typeof text === 'string');
  if (code === 422 && status === 'invalid' && messages.length > 0)
    return { status, errors: Object.fromEntries(messages) };
  const isAnswered = status !== undefined;
  return { status: 'failed', reason: `HTTP ${code}`, again: againAfter(response, isAnswered) };
}

/**
 * When to send the request again, if that may help. A 429 names the time. After a 400 the request was damaged on its way. Any other
 * answer of the function is final, because the function has retried itself. An answer of the host or a proxy is not.
 */
function againAfter({ status, headers }: Response, isAnswered: boolean): Retry | undefined {
  const retryAfterSeconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  if (status === 429 && retryAfterSeconds >= 0) return { afterMs: retryAfterSeconds * 1000 };
  if (status === 400) return AT_ONCE;
  return !isAnswered && (status === 408 || status >= 500) ? AT_ONCE : undefined;
}

const RETRY_TIMES: RetryTimes = {
  // The visitor should not wait longer: the outbox sends the request later.
  totalMs: 25_000,
  attemptMs: ATTEMPT_TIMEOUT_MS,
  leastAttemptMs: 1_000,
  firstWaitMs: 1_000,
};

/** Sends a request, and retries under the same key while that may help and the visitor can wait. */
export async function postWithRetries(
  post: Post,
  times: Partial<RetryTimes> = {},
): Promise<PostResult> {
  const attempt = async (limitMs: number) => {
    const result = await postOnce(post, limitMs);
    return { result, again: result.status === 'failed' ? result.again : undefined };
  };
  return (await retryWithin(attempt, { ...RETRY_TIMES, ...times })).result;
}
