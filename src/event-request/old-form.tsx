import { EVENT_REQUEST } from '../content/event-request.ts';
import { SITE } from '../content/site.ts';
import buttonStyles from '../ui/button.module.css';

/** Says that the function asks for what this page's form does not have, and how to go on all the same (U-14). */
export function OldForm({ isKept }: { isKept: boolean }) {
  const { text, reload, write } = EVENT_REQUEST.oldForm;
  if (!isKept) return `${text} ${write}`;
  return (
    <>
      {text} {reload}{' '}
      <button type="button" className={buttonStyles.button} onClick={() => location.reload()}>
        {SITE.chunkFailure.action}
      </button>
    </>
  );
}
