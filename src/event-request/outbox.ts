import type { Delivery } from './delivery.ts';
import type { KeptRequest, KeptRequests } from './kept-requests.ts';

/** From one failure to the next attempt while the page stays, in milliseconds; the last one repeats. */
const WAITS = [15_000, 60_000, 300_000, 900_000] as const;
/** After an answer that is no success nothing is sent for this long, in milliseconds, whatever happens. */
const LEAST_PAUSE = 5_000;
/** The longest pause after such an answer, in milliseconds, even if its `Retry-After` is longer. */
const LONGEST_PAUSE = 3_600_000;

type FailedDelivery = Extract<Delivery, { status: 'failed' }>;

interface CourierOptions {
  kept: KeptRequests;
  deliver: (kept: KeptRequest) => Promise<Delivery>;
  /** Does `task` when nothing speaks against sending what was kept of this form now. */
  claim: (key: string, task: () => Promise<void>) => Promise<void>;
  onSent: (kept: KeptRequest) => void;
  /** It will never be taken as it is, and waits for the visitor from now on. */
  onRefused: (kept: KeptRequest, reason: string) => void;
  now?: () => number;
}

export type Courier = ReturnType<typeof createCourier>;

/** Sends what was kept, in silence: when told to, and after growing waits for as long as something is left (U-4). */
export function createCourier(options: CourierOptions) {
  const { kept, deliver, claim, onSent, onRefused, now = Date.now } = options;
  let round: Promise<void> | undefined;
  let current: { key: string; done: Promise<Delivery> } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waits = 0;
  let notBefore = 0;
  let stopped = false;

  /** Another tab may have sent or replaced it since: what counts is what is kept now. */
  async function sendNow(key: string): Promise<void> {
    const found = kept.read().find((each) => each.key === key);
    if (!found || stopped) return;
    current = { key, done: deliver(found) };
    const delivery = await current.done;
    current = undefined;
    if (delivery.status === 'failed') return pause(delivery);
    if (delivery.status === 'sent') {
      kept.drop(found);
      return onSent(found);
    }
    kept.refuse(found);
    onRefused(found, delivery.status);
  }

  async function sendAll(): Promise<void> {
    for (const { key } of kept.read()) if (now() >= notBefore) await claim(key, () => sendNow(key));
  }

  /**
   * Pauses after an answer of the function; a connection that is back may be tried at once. A limit may ask for a day,
   * after which the request would be too old to be sent.
   */
  function pause({ unreached, retryAfter = 0 }: FailedDelivery): void {
    const asked = Math.min(retryAfter * 1000, LONGEST_PAUSE);
    if (!unreached) notBefore = now() + Math.max(asked, LEAST_PAUSE);
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = undefined;
    if (stopped || kept.read().length === 0) return;
    const wait = WAITS[Math.min(waits, WAITS.length - 1)] ?? 0;
    waits += 1;
    timer = setTimeout(
      () => {
        timer = undefined;
        go();
      },
      Math.max(wait, notBefore - now()),
    );
  }

  function go(): void {
    if (stopped || round) return;
    if (navigator.onLine === false || now() < notBefore) {
      if (timer === undefined) schedule();
      return;
    }
    round = sendAll().finally(() => {
      round = undefined;
      schedule();
    });
  }

  return {
    /** Sends what there is, if it may. */
    go,
    /** The form itself has just failed. */
    failed(delivery: FailedDelivery) {
      waits = 0;
      pause(delivery);
      schedule();
    },
    /** Until nothing of this form is on its way. */
    settled: (key: string) => (current?.key === key ? current.done : undefined),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
