import type { ReactNode } from 'react';
import { BUSINESS, phoneLink, whatsAppUrl } from '../content/business.ts';
import { SITE } from '../content/site.ts';
import { Email } from '../ui/email.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import styles from './contact-line.module.css';

/** Phone, WhatsApp and email, where the form is not there yet, or something failed. */
export const ContactLine = ({ children }: { children?: ReactNode }) => (
  <p className={styles.contact} data-links>
    {children}
    <a href={phoneLink(BUSINESS.phone)}>{BUSINESS.phone}</a>{' '}
    <NewTabLink href={whatsAppUrl(BUSINESS.whatsapp)} hint={SITE.newTab}>
      WhatsApp
    </NewTabLink>{' '}
    <a href={`mailto:${BUSINESS.email}`}>
      <Email address={BUSINESS.email} />
    </a>
  </p>
);
