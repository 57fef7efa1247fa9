import { SITE } from '../content/site.ts';
import { ContactLine } from '../event-request/contact-line.tsx';
import { isChunkError } from '../loading/load-chunk.ts';
import buttonStyles from '../ui/button.module.css';
import styles from './failure.module.css';

/** Replaces content that failed: says what has failed, and how to try again or reach the business. */
export function Failure({ error }: { error: unknown }) {
  const { title, text } = isChunkError(error) ? SITE.chunkFailure : SITE.failure;
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
