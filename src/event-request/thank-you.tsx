import flower from '../content/drawings/wallflower.svg?no-inline';
import { EVENT_REQUEST_DIALOG } from '../content/event-request-dialog.ts';
import { SITE } from '../content/site.ts';
import { CloseIcon } from '../ui/close-icon.tsx';
import styles from './thank-you.module.css';

/** The card that opens when a request has been sent; announced, and there until it is dismissed (S-ERR-3, R-1). */
export function ThankYou({ onDismiss }: { onDismiss: () => void }) {
  return (
    <div className={styles.scene}>
      <div role="alert" className={styles.card}>
        <img src={flower} alt="" width="420" height="640" className={styles.flower} />
        <p className={styles.text}>{EVENT_REQUEST_DIALOG.sent}</p>
        <button
          type="button"
          className={styles.dismiss}
          aria-label={SITE.dismiss}
          onClick={onDismiss}
        >
          <CloseIcon />
        </button>
      </div>
    </div>
  );
}
