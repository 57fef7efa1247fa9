import { type Attempt, type Pace, repeatWithin } from '../shared/repeat.ts';
import { type Delivery, type Dispatch, deliver } from './delivery.ts';

/** After this one attempt counts as lost, in milliseconds: longer than the function itself tries. */
export const ATTEMPT_TIMEOUT = 20_000;

const PACE: Pace = {
  // After this the visitor has waited long enough: what is left to do is done later (U-4).
  totalMs: 25_000,
  attemptMs: ATTEMPT_TIMEOUT,
  leastAttemptMs: 1_000,
  firstWaitMs: 1_000,
};

/**
 * Hands a request to the function, again and again while it is not reached, under the same key: one mail at most. What
 * the function has answered is not repeated, since it has done so itself; only its 429 is, when the wait is short.
 */
export async function sendEventRequest(
  dispatch: Dispatch,
  pace: Partial<Pace> = {},
): Promise<Delivery> {
  const { result } = await repeatWithin(
    async (limitMs) => withReason(await deliver(dispatch, limitMs)),
    { ...PACE, ...pace },
  );
  return result;
}

function withReason(result: Delivery): Attempt<Delivery> {
  if (result.status !== 'failed' || navigator.onLine === false) return { result };
  const { unreached, retryAfter } = result;
  if (!unreached && retryAfter === undefined) return { result };
  return { result, again: { afterMs: (retryAfter ?? 0) * 1000 } };
}
