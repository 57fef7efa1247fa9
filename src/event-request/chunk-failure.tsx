import type { ReactNode } from 'react';
import { BUSINESS, phoneLink, whatsAppUrl } from '../content/business.ts';
import { SITE } from '../content/site.ts';
import { isChunkError } from '../loading/load-chunk.ts';
import buttonStyles from '../ui/button.module.css';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import styles from './chunk-failure.module.css';

/** Phone, WhatsApp and email: what the dialog holds until the form is there, which may take minutes. */
export const ContactLine = ({ children }: { children?: ReactNode }) => (
  <p className={styles.contact} data-links>
    {children}
    <a href={phoneLink(BUSINESS.phone)}>{BUSINESS.phone}</a>{' '}
    <NewTabLink href={whatsAppUrl(BUSINESS.whatsapp)} hint={SITE.newTab}>
      WhatsApp
    </NewTabLink>{' '}
    <a href={`mailto:${BUSINESS.email}`}>{BUSINESS.email}</a>
  </p>
);

/** Replaces content that failed: a chunk that could not be loaded, or any other error. */
export const ChunkFailure = ({ error }: { error: unknown }) => (
  <Failure texts={isChunkError(error) ? SITE.chunkFailure : SITE.failure} />
);

/** Says what has failed, and how to try again or reach the business. */
export function Failure({ texts: { title, text } }: { texts: { title: string; text: string } }) {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <ContactLine />
      <button type="button" className={buttonStyles.button} onClick={() => location.reload()}>
        {SITE.reload}
      </button>
    </div>
  );
}
