import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Submission } from '../form/use-form.ts';
import type { EventRequest } from '../shared/event-request.ts';
import { type Courier, createCourier } from './courier.ts';
import { deliver } from './delivery.ts';
import { holdForm, ifFormIsFree } from './form-lock.ts';
import { createKeptRequests, type KeptRequest } from './kept-requests.ts';
import { newKey } from './new-key.ts';
import { ATTEMPT_TIMEOUT, sendEventRequest } from './send-event-request.ts';

interface SendingOptions {
  formRef: RefObject<HTMLFormElement | null>;
  /** Whether the visitor has the dialog open. */
  open: boolean;
  /** A request has gone; `isShown`: it is the one that the form shows. */
  onSent: (isShown: boolean) => void;
}

const kept = createKeptRequests();

/** All that the form holds, to be compared with what it held before. */
export const contentOf = (form: HTMLFormElement | null) =>
  form && JSON.stringify([...new FormData(form)]);

function report(reason: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for exactly this line (S-ERR-2).
  console.error(`The event request could not be sent (${reason}).`);
}

/** Sends the form, keeps what could not be sent, and sends that by itself later under the same key (U-4). */
export function useSending({ formRef, open, onSent }: SendingOptions) {
  const key = useRef(newKey());
  /** What the form held when it was last submitted. */
  const submitted = useRef<string>(null);
  const busy = useRef(false);
  const courier = useRef<Courier>(null);
  const isEdited = () => submitted.current !== contentOf(formRef.current);

  const claim = useEffectEvent(async (keptKey: string, task: () => Promise<void>) => {
    if (keptKey !== key.current) return ifFormIsFree(keptKey, task);
    // About to be sent, or edited and about to be sent so: never the older one behind the visitor's back.
    if (busy.current || (open && isEdited())) return;
    return open ? task() : ifFormIsFree(keptKey, task);
  });

  const settle = useEffectEvent(({ key: keptKey }: KeptRequest) => {
    const isOurs = keptKey === key.current;
    // The same again is under way, and is answered like this one.
    if (isOurs && busy.current) return;
    const isShown = isOurs && !isEdited();
    if (isOurs) key.current = newKey();
    if (isShown) formRef.current?.reset();
    onSent(isShown);
  });

  useEffect(() => {
    const ours = createCourier({
      kept,
      deliver: (one) => deliver(one, ATTEMPT_TIMEOUT),
      claim: (keptKey, task) => claim(keptKey, task),
      onSent: (one) => settle(one),
      onRefused: report,
    });
    const onReturn = () => {
      if (document.visibilityState === 'visible') ours.go();
    };
    courier.current = ours;
    ours.go();
    addEventListener('online', ours.go);
    addEventListener('pageshow', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      ours.stop();
      removeEventListener('online', ours.go);
      removeEventListener('pageshow', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);

  useEffect(() => {
    if (!open) return;
    const release = holdForm(key.current);
    return () => {
      void release().then(() => courier.current?.go());
    };
  }, [open]);

  return async (request: EventRequest, signals: string): Promise<Submission<EventRequest>> => {
    const ownKey = key.current;
    busy.current = true;
    submitted.current = contentOf(formRef.current);
    // Before the first attempt: a phone may end the page at any moment.
    const own = kept.keep(ownKey, request);
    await courier.current?.settled(ownKey);
    const delivery = await sendEventRequest({ key: ownKey, request, signals });
    busy.current = false;
    if (delivery.status === 'failed') {
      report(delivery.reason);
      courier.current?.failed(delivery);
      return { status: 'failed' };
    }
    kept.drop(own);
    if (delivery.status === 'rejected') {
      report(delivery.reason);
      return { status: 'failed' };
    }
    if (delivery.status === 'sent') {
      key.current = newKey();
      onSent(true);
    }
    return delivery;
  };
}
