import { type Delivery, type Dispatch, deliver } from './delivery.ts';

/** After this one attempt counts as lost, in milliseconds: the function itself gives up after 12 s. */
export const ATTEMPT_TIMEOUT = 20_000;
/** After this the visitor has waited long enough, in milliseconds: what is left to do is done later (U-4). */
const TOTAL_TIMEOUT = 25_000;
/** Less than this, in milliseconds, is no time for an attempt. */
const LEAST_TIMEOUT = 1_000;
/** Before the second attempt, in milliseconds; it doubles with each one. */
const FIRST_WAIT = 500;

interface Clock {
  now: () => number;
  wait: (milliseconds: number) => Promise<unknown>;
  random: () => number;
}

const CLOCK: Clock = {
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
};

/**
 * Hands a request to the function, again and again while it is not reached, under the same key: one mail at most. What
 * the function has answered is not repeated, since it has done so itself; only its 429 is, when the wait is short.
 */
export async function sendEventRequest(
  dispatch: Dispatch,
  { now, wait, random }: Clock = CLOCK,
): Promise<Delivery> {
  const end = now() + TOTAL_TIMEOUT;
  for (let attempt = 0; ; attempt += 1) {
    const delivery = await deliver(dispatch, Math.min(ATTEMPT_TIMEOUT, end - now()));
    if (delivery.status !== 'failed' || navigator.onLine === false) return delivery;
    const { unreached, retryAfter } = delivery;
    if (!unreached && retryAfter === undefined) return delivery;
    // Jittered, so that a host that comes back is not met by all visitors at once.
    const jittered = FIRST_WAIT * 2 ** attempt * (1 + random());
    const pause = retryAfter === undefined ? jittered : Math.max(retryAfter * 1000, FIRST_WAIT);
    if (now() + pause + LEAST_TIMEOUT > end) return delivery;
    await wait(pause);
  }
}
