import { EVENT_REQUEST } from '../content/event-request.ts';
import buttonStyles from '../ui/button.module.css';
import { reload } from '../ui/old-tab.ts';
import { readDraft } from './draft.ts';

/** Says that the function requires a field that this page's form does not have, and what to do (U-14). */
export function OldForm() {
  const { text, reload: label } = EVENT_REQUEST.oldForm;
  return (
    <span>
      {text} {/* Without storage a reload would lose the typed text. */}
      {readDraft() && (
        <button type="button" className={buttonStyles.button} onClick={() => reload('')}>
          {label}
        </button>
      )}
    </span>
  );
}
