import { useEffect, useState } from 'react';
import { BUSINESS, phoneLink } from '../content/business.ts';
import { SITE } from '../content/site.ts';
import buttonStyles from '../ui/button.module.css';
import { Loading } from '../ui/loading.tsx';
import { reloadOnce } from '../ui/old-tab.ts';
import styles from './chunk-failure.module.css';

const CONTACT = (
  <>
    <a href={phoneLink(BUSINESS.phone)}>{BUSINESS.phone}</a> ·{' '}
    <a href={`mailto:${BUSINESS.email}`}>{BUSINESS.email}</a>
  </>
);

interface ChunkFailureProps {
  /** The ceremony with which the reloaded page opens the form, or an empty text. */
  reopen?: string;
}

/**
 * Replaces content whose code could not be loaded: reloads the page once, because it may be from before the last deployment
 * (U-14). If that does not help, says how to try again or reach the business.
 */
export function ChunkFailure({ reopen }: ChunkFailureProps) {
  const [isReloading, setIsReloading] = useState(true);
  useEffect(() => {
    void reloadOnce(reopen).then(setIsReloading);
  }, [reopen]);
  return isReloading ? <SlowLoading /> : <Failure />;
}

/** Replaces content that failed: says how to try again or reach the business. */
export function Failure() {
  const { title, text, action } = SITE.chunkFailure;
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <p>{CONTACT}</p>
      <button type="button" className={buttonStyles.button} onClick={() => location.reload()}>
        {action}
      </button>
    </div>
  );
}

/** Shown while a chunk is loading. After one second the phone and the email appear, as the chunk may take minutes (U-32). */
export function SlowLoading() {
  return (
    <>
      <Loading label={SITE.loading} />
      <p className={styles.late}>{CONTACT}</p>
    </>
  );
}
