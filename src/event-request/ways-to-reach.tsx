import { type RefObject, useEffect, useRef } from 'react';
import { BUSINESS, phoneLink } from '../content/business.ts';
import { EVENT_REQUEST } from '../content/event-request.ts';
import { SITE } from '../content/site.ts';
import spoken from '../ui/spoken.module.css';
import { mailLink, type TypedField, typedMessage, whatsAppLink } from './typed-message.ts';
import styles from './ways-to-reach.module.css';

interface WaysToReachProps {
  formRef: RefObject<HTMLFormElement | null>;
  /** What the form holds now, in its order. */
  readTyped: () => TypedField[];
  /** Grows when the form is given values without an event of its own. */
  opening: number;
}

const EMPTY = typedMessage([]);
const TEXTS = EVENT_REQUEST.otherWays;

/** How to reach the business without the form, in view all the time; the links carry what was typed so far (U-1). */
export function WaysToReach({ formRef, readTyped, opening }: WaysToReachProps) {
  const whatsApp = useRef<HTMLAnchorElement>(null);
  const mail = useRef<HTMLAnchorElement>(null);

  // The addresses are written past React: nothing is rendered for a letter typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is each opening that counts.
  useEffect(() => {
    const form = formRef.current;
    const refresh = () => {
      const message = typedMessage(readTyped());
      if (whatsApp.current) whatsApp.current.href = whatsAppLink(BUSINESS.whatsapp, message);
      if (mail.current) mail.current.href = mailLink(BUSINESS.email, message);
    };
    // A reset is told of before, an opening while the form is given its values.
    const refreshLater = () => setTimeout(refresh);
    refreshLater();
    form?.addEventListener('input', refresh);
    form?.addEventListener('change', refresh);
    form?.addEventListener('reset', refreshLater);
    return () => {
      form?.removeEventListener('input', refresh);
      form?.removeEventListener('change', refresh);
      form?.removeEventListener('reset', refreshLater);
    };
  }, [opening]);

  return (
    <p className={styles.ways}>
      <span className={styles.question}>{TEXTS.question}</span>
      <a href={phoneLink(BUSINESS.phone)}>{BUSINESS.phone}</a>
      <a
        ref={whatsApp}
        href={whatsAppLink(BUSINESS.whatsapp, EMPTY)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {TEXTS.whatsApp}
        <span className={spoken.text}> {SITE.footer.newTab}</span>
      </a>
      <a ref={mail} href={mailLink(BUSINESS.email, EMPTY)}>
        <span className={styles.verb}>{TEXTS.email.verb}&nbsp;</span>
        {TEXTS.email.by}
      </a>
    </p>
  );
}
