import { useEffect, useId, useRef } from 'react';
import { BUSINESS, phoneLink } from '../content/business.ts';
import { DRAWINGS } from '../content/drawings.ts';
import { EVENT_REQUEST } from '../content/event-request.ts';
import { EVENT_REQUEST_DIALOG } from '../content/event-request-dialog.ts';
import { SITE } from '../content/site.ts';
import { STUDIO } from '../content/studio.ts';
import type { EventRequest } from '../shared/event-request.ts';
import { useBackdropPress } from '../ui/backdrop-press.ts';
import buttonStyles from '../ui/button.module.css';
import { Drawing } from '../ui/drawing.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { sentenceOf } from './summary.ts';
import styles from './thank-you.module.css';
import { whatsAppLink } from './typed-message.ts';

const { next, reply, mend } = EVENT_REQUEST.thankYou;

interface ThankYouProps {
  /** The card repeats it, so that the visitor notices a wrong email or phone number (U-22). */
  request: EventRequest;
  onDismiss: () => void;
}

/**
 * The card that opens when a request has been sent. It is announced, and stays until it is dismissed (S-ERR-3, R-1). It
 * covers the focused element, so it takes the focus, and gives it back when dismissed (S-SUB-4, U-11).
 */
export function ThankYou({ request, onDismiss }: ThankYouProps) {
  const thanksId = useId();
  const restId = useId();
  const sceneRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);

  useEffect(() => {
    before.current ??= document.activeElement;
    buttonRef.current?.focus({ preventScroll: true });
  }, []);

  function dismiss() {
    const { activeElement, body } = document;
    // A press on the backdrop has moved the focus to the body.
    const isOnPage = activeElement !== body && !sceneRef.current?.contains(activeElement);
    onDismiss();
    if (!isOnPage && before.current instanceof HTMLElement) before.current.focus();
  }

  useEffect(() => {
    // On the window, because the focus may be anywhere. `repeat`: the key that closed the dialog is still held down.
    const onKeyDown = ({ key, repeat }: KeyboardEvent) => {
      if (key === 'Escape' && !repeat) dismiss();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

  return (
    <div ref={sceneRef} className={styles.scene} {...useBackdropPress(dismiss)}>
      <section aria-labelledby={thanksId} className={styles.card}>
        <Drawing drawing={DRAWINGS.wallflower} className={styles.flower} />
        <p id={thanksId} role="alert" className={styles.thanks}>
          <span className={styles.line}>{EVENT_REQUEST_DIALOG.sent.thanks}</span>{' '}
          <span className={styles.line}>{EVENT_REQUEST_DIALOG.sent.next}</span>
        </p>
        <div id={restId} className={styles.rest}>
          <p>{sentenceOf(request)}</p>
          <p>{next}</p>
          <p>
            {reply(request.email, request.phone)}{' '}
            <a href={phoneLink(BUSINESS.phone)}>{mend.call}</a>
            {STUDIO.hours && ` (${STUDIO.hours})`} {mend.or}{' '}
            <a
              href={whatsAppLink(BUSINESS.whatsapp, mend.message)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {mend.write}
              <span className={visuallyHidden.text}> {SITE.newTab}</span>
            </a>
            .
          </p>
        </div>
        <button
          ref={buttonRef}
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.outline}`}
          // Some screen readers skip an alert if the focus moves at the same time.
          aria-describedby={`${thanksId} ${restId}`}
          onClick={dismiss}
        >
          {SITE.dismiss}
        </button>
      </section>
    </div>
  );
}
