import { BUSINESS, phoneLink } from '../content/business.ts';
import { SITE } from '../content/site.ts';
import styles from './no-script-note.module.css';

/** Without script the contact buttons do nothing. This sticky note says how to reach the business (U-12). */
export function NoScriptNote() {
  return (
    <noscript className={styles.frame}>
      {/* Only prerendered: a browser that runs scripts does not show it. */}
      {import.meta.env.SSR && (
        <p className={styles.note}>
          {SITE.noScript} <a href={phoneLink(BUSINESS.phone)}>{BUSINESS.phone}</a>{' '}
          <a href={`mailto:${BUSINESS.email}`}>{BUSINESS.email}</a>
        </p>
      )}
    </noscript>
  );
}
