import { EVENT_REQUEST } from '../content/event-request.ts';
import buttonStyles from '../ui/button.module.css';

/** Says that the function requires a field that this page's form does not have, and what to do (U-14). */
export function OldForm({ isStored, onReload }: { isStored: () => boolean; onReload: () => void }) {
  const { text, reload } = EVENT_REQUEST.oldForm;
  return (
    <span>
      {text}{' '}
      {isStored() && (
        <button type="button" className={buttonStyles.button} onClick={onReload}>
          {reload}
        </button>
      )}
    </span>
  );
}
