import { BUSINESS, phoneLink } from '../content/business.ts';
import { SITE } from '../content/site.ts';
import buttonStyles from '../ui/button.module.css';
import styles from './chunk-failure.module.css';

/** Stands where code could not be loaded: how to try again, and how to reach the business all the same. */
export function ChunkFailure() {
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
