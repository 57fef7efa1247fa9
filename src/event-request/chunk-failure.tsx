import { useEffect, useState } from 'react';
import { BUSINESS, phoneLink } from '../content/business.ts';
import { SITE } from '../content/site.ts';
import buttonStyles from '../ui/button.module.css';
import { Loading } from '../ui/loading.tsx';
import { reloadIfOutdated } from '../ui/old-tab.ts';
import styles from './chunk-failure.module.css';

interface ChunkFailureProps {
  /** The ceremony to open the form with if the page is reloaded, or an empty text. */
  resume?: string;
}

/**
 * Replaces content whose code could not be loaded, and says how to try again or reach the business. A page from before the
 * last deployment is reloaded instead (U-14).
 */
export function ChunkFailure({ resume }: ChunkFailureProps) {
  const [checking, setChecking] = useState(true);
  useEffect(() => {
    void reloadIfOutdated(resume).then(setChecking);
  }, [resume]);
  if (checking) return <Loading label={SITE.loading} />;
  const { title, text, action } = SITE.chunkFailure;
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <p>
        <a href={phoneLink(BUSINESS.phone)}>{BUSINESS.phone}</a> ·{' '}
        <a href={`mailto:${BUSINESS.email}`}>{BUSINESS.email}</a>
      </p>
      <button type="button" className={buttonStyles.button} onClick={() => location.reload()}>
        {action}
      </button>
    </div>
  );
}
