import { useEffect, useState } from 'react';
import { BUSINESS, phoneLink } from '../content/business.ts';
import { SITE } from '../content/site.ts';
import buttonStyles from '../ui/button.module.css';
import { isChunkError } from '../ui/load-chunk.ts';
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
  error: unknown;
  /** The ceremony with which the reloaded page opens the form, or an empty text. */
  reopen?: string;
}

/** Replaces content that failed. Only a chunk that could not be loaded is a reason to reload the page (R-16, R-17, U-14). */
export function ChunkFailure({ error, reopen }: ChunkFailureProps) {
  if (isChunkError(error)) return <LostChunk reopen={reopen} />;
  return <Failure texts={SITE.failure} />;
}

/**
 * Replaces content whose code could not be loaded: reloads the page once, because it may be from before the last deployment.
 * If that does not help, says how to try again or reach the business.
 */
function LostChunk({ reopen }: { reopen: string | undefined }) {
  const [isReloading, setIsReloading] = useState(true);
  useEffect(() => {
    void reloadOnce(reopen).then(setIsReloading);
  }, [reopen]);
  return isReloading ? <SlowLoading /> : <Failure texts={SITE.chunkFailure} />;
}

/** Says what has failed, and how to try again or reach the business. */
export function Failure({ texts: { title, text } }: { texts: { title: string; text: string } }) {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <p>{CONTACT}</p>
      <button type="button" className={buttonStyles.button} onClick={() => location.reload()}>
        {SITE.reload}
      </button>
    </div>
  );
}

/** Shown while a chunk is loading, with the phone and the email, as the chunk may take minutes (U-32). */
export function SlowLoading() {
  return (
    <>
      <Loading label={SITE.loading} />
      <p className={styles.contact}>{CONTACT}</p>
    </>
  );
}
