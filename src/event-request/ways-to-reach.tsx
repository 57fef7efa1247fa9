import type { ReactNode } from 'react';
import { BUSINESS, phoneLink } from '../content/business.ts';
import { EVENT_REQUEST } from '../content/event-request.ts';
import { SITE } from '../content/site.ts';
import spoken from '../ui/spoken.module.css';
import { mailLink, type TypedField, typedMessage, whatsAppLink } from './typed-message.ts';
import styles from './ways-to-reach.module.css';

const TEXTS = EVENT_REQUEST.otherWays;
const HEARD = <span className={spoken.text}>{TEXTS.heard} </span>;
/** The narrowest windows have no room for the country's code. */
const [, country = '', number] = /^(\+\d+\s)?(.*)$/.exec(BUSINESS.phone) ?? [];

interface WaysToReachProps {
  typed: readonly TypedField[];
  /** The form that they stand under. */
  children: ReactNode;
}

/** How to reach the business without the form, in view all the time; the links carry what was typed so far (U-1). */
export function WaysToReach({ typed, children }: WaysToReachProps) {
  const message = typedMessage(typed);
  return (
    <>
      <div data-scrolls className={styles.form}>
        {children}
      </div>
      <p className={styles.ways}>
        <span>{TEXTS.question}</span>
        <a href={phoneLink(BUSINESS.phone)}>
          <span>{country}</span>
          {number}
        </a>
        {' · '}
        <a
          href={whatsAppLink(BUSINESS.whatsapp, message)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {HEARD}
          {TEXTS.whatsApp}
          <span className={spoken.text}> {SITE.footer.newTab}</span>
        </a>
        {' · '}
        <a href={mailLink(BUSINESS.email, message)}>
          {HEARD}
          {TEXTS.email}
        </a>
      </p>
    </>
  );
}
