import { type Attempt, type RetryTimes, retryWithin } from '../shared/retry.ts';
import { ATTEMPT_TIMEOUT, type PostResult, postOnce, type Submission } from './post-request.ts';

export const RETRY_TIMES: RetryTimes = {
  // The visitor should not wait longer: the outbox sends the request later (U-4).
  totalMs: 25_000,
  attemptMs: ATTEMPT_TIMEOUT,
  leastAttemptMs: 1_000,
  firstWaitMs: 1_000,
};

/**
 * Sends a request, and retries under the same key while the function is not reached. An answer of the function is final, since
 * the function has retried itself. Exceptions: a 429 with a short wait, and a 400, because the request was damaged on its way.
 * `isWanted` is asked before each retry: the visitor may have edited the request since.
 */
export async function postWithRetries(
  submission: Submission,
  isWanted: () => boolean,
  times: Partial<RetryTimes> = {},
): Promise<PostResult> {
  let failure: PostResult | undefined;
  const attempt = async (limitMs: number): Promise<Attempt<PostResult>> => {
    if (failure && !isWanted()) return { result: failure };
    const result = await postOnce(submission, limitMs);
    if (result.status !== 'failed') return { result };
    failure = result;
    const { unreached, retryAfter } = result;
    if (!unreached && retryAfter === undefined) return { result };
    return { result, again: { afterMs: (retryAfter ?? 0) * 1000 } };
  };
  return (await retryWithin(attempt, { ...RETRY_TIMES, ...times })).result;
}
