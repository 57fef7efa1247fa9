import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Submission } from '../form/use-form.ts';
import {
  EVENT_REQUEST_FIELDS,
  type EventRequest,
  type EventRequestErrors,
} from '../shared/event-request.ts';
import { reloadIfOutdated } from '../ui/old-tab.ts';
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
  onSent: (isShown: boolean, request: EventRequest) => void;
  /** A request waits for the visitor; `isShown` as above. */
  onRefused: (isShown: boolean) => void;
}

const kept = createKeptRequests();

/** All that the form holds, to be compared with what it held before. */
export const contentOf = (form: HTMLFormElement | null) =>
  form && JSON.stringify([...new FormData(form)]);

/** It names no field that this page's form has: the form has changed since, or something else is wrong (U-14). */
const isOfAnotherForm = (errors: EventRequestErrors) =>
  !EVENT_REQUEST_FIELDS.some((name) => errors[name]);

function report(reason: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for exactly this line (S-ERR-2).
  console.error(`The event request could not be sent (${reason}).`);
}

/** Sends the form, keeps what could not be sent, and sends that by itself later under the same key (U-4). */
export function useSending({ formRef, open, onSent, onRefused }: SendingOptions) {
  const [formKey, setFormKey] = useState(newKey);
  const key = useRef(formKey);
  /** What the form held when it was last submitted. */
  const submitted = useRef<string>(null);
  const busy = useRef(false);
  const courier = useRef<Courier>(null);
  const isEdited = () => submitted.current !== contentOf(formRef.current);
  const setKey = (next: string) => {
    key.current = next;
    setFormKey(next);
  };
  /** To a newer form, which may ask for more (U-14): not without what is typed. */
  const reload = (isTextKept: boolean, resume?: string) =>
    kept.isStored() ? reloadIfOutdated(resume, { isTextKept }) : false;

  const claim = useEffectEvent(async (keptKey: string, task: () => Promise<void>) => {
    // What is about to be sent may be the same, edited or typed anew: never the older one behind the visitor's back.
    if (busy.current || (open && isEdited())) return;
    return open && keptKey === key.current ? task() : ifFormIsFree(keptKey, task);
  });

  const settle = useEffectEvent(({ key: keptKey, request }: KeptRequest) => {
    const isOurs = keptKey === key.current;
    // The same again is under way, and is answered like this one.
    if (isOurs && busy.current) return;
    const isShown = isOurs && !isEdited();
    if (isOurs) setKey(newKey());
    if (isShown) formRef.current?.reset();
    onSent(isShown, request);
  });

  const refuse = useEffectEvent(async ({ key: keptKey }: KeptRequest, reason: string) => {
    const isShown = keptKey === key.current && !isEdited();
    report(reason);
    if (!(await reload(isShown))) onRefused(isShown);
  });
  const remind = useEffectEvent(() => {
    if (!open && kept.refused()?.seen === false) onRefused(false);
  });

  useEffect(() => {
    const ours = createCourier({
      kept,
      deliver: (one) => deliver(one, ATTEMPT_TIMEOUT),
      claim: (keptKey, task) => claim(keptKey, task),
      onSent: (one) => settle(one),
      onRefused: (one, reason) => refuse(one, reason),
    });
    const onReturn = () => {
      if (document.visibilityState === 'visible') ours.go();
    };
    courier.current = ours;
    remind();
    ours.go();
    const end = new AbortController();
    const { signal } = end;
    addEventListener('online', ours.go, { signal });
    addEventListener('pageshow', onReturn, { signal });
    document.addEventListener('visibilitychange', onReturn, { signal });
    return () => {
      ours.stop();
      end.abort();
    };
  }, []);

  useEffect(() => {
    if (!open) return;
    const release = holdForm(formKey);
    return () => {
      void release().then(() => courier.current?.go());
    };
  }, [open, formKey]);

  return {
    async send(request: EventRequest, signals: string): Promise<Submission<EventRequest>> {
      busy.current = true;
      submitted.current = contentOf(formRef.current);
      // Before the first attempt: a phone may end the page at any moment.
      const own = kept.keep(key.current, request);
      setKey(own.key);
      await courier.current?.settled(own.key);
      const delivery = await sendEventRequest({ key: own.key, request, signals });
      if (delivery.status === 'invalid') {
        // The form takes what it has sent: the function is of another release, and may ask for what no field here has.
        if (isOfAnotherForm(delivery.errors)) report(delivery.status);
        kept.refuse(own);
        const isReloading = await reload(!isEdited(), '');
        busy.current = false;
        return isReloading ? { status: 'failed' } : delivery;
      }
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
        setKey(newKey());
        onSent(true, request);
      }
      return delivery;
    },
    /** What waits for the visitor, if the form is free for it or shows it already: it is this form's from now on. */
    takeRefused(isFree: boolean) {
      const found = kept.refused();
      if (!found || !(isFree || found.key === key.current)) return undefined;
      kept.refuse(found, true);
      setKey(found.key);
      return found.request;
    },
    isStored: kept.isStored,
    /** Loads the page anew, which shows these values then. */
    reloadWith(values: Readonly<Record<string, unknown>>) {
      kept.hold(key.current, values);
      if (kept.isStored()) location.reload();
    },
  };
}
