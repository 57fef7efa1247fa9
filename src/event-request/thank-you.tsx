import { Fragment, useId } from 'react';
import { BUSINESS, phoneLink } from '../content/business.ts';
import { DRAWINGS } from '../content/drawings.ts';
import { EVENT_REQUEST } from '../content/event-request.ts';
import { EVENT_REQUEST_DIALOG, SITE } from '../content/site.ts';
import { STUDIO } from '../content/studio.ts';
import { localDay } from '../shared/dates.ts';
import { parseFormSignals, withoutUnchosen } from '../shared/form-signals.ts';
import buttonStyles from '../ui/button.module.css';
import { Drawing } from '../ui/drawing.tsx';
import { INITIAL_FOCUS, Modal, type ModalProps } from '../ui/modal.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import textStyles from '../ui/text.module.css';
import type { Thanks } from './modals.ts';
import { summaryOf } from './summary.tsx';
import styles from './thank-you.module.css';
import { whatsAppLink } from './typed-message.ts';

const { dated, undated, taken, reply, discreetReply, question, mend } = EVENT_REQUEST.thankYou;

export interface ThankYouProps extends ModalProps {
  thanks: Thanks;
}

/**
 * Thanks for a sent request, until the visitor closes it. It repeats what the visitor has chosen. After a submit it also repeats the
 * address and the number for the reply, so that the visitor notices a mistake. If the form has changed since, or after a flush, it
 * names nobody, because somebody else may use the device.
 */
export function ThankYou({ thanks, ...modal }: ThankYouProps) {
  const thanksId = useId();
  const restId = useId();
  const { request, signals, sentBy, wasInForm } = thanks;
  const isSameVisitor = sentBy === 'submit' && wasInForm;
  const { unchosen, isDateTaken } = parseFormSignals(signals);
  const chosen = withoutUnchosen(request, unchosen);
  const isDated = chosen.date !== undefined && chosen.date >= localDay();
  const whenDated = isDateTaken ? taken : dated;
  const nextStep = isDated ? whenDated : undated;
  const shown = isSameVisitor ? chosen : { ...chosen, name: '' };
  return (
    <Modal {...modal} labelledBy={thanksId} className={styles.thankYou}>
      <div className={styles.card}>
        <Drawing drawing={DRAWINGS.wallflower} className={styles.flower} />
        <p id={thanksId} role="alert" className={styles.thanks}>
          <span className={textStyles.phrase}>{EVENT_REQUEST_DIALOG.sent.thanks}</span>{' '}
          <span className={textStyles.phrase}>{EVENT_REQUEST_DIALOG.sent.next}</span>
        </p>
        <div id={restId} className={styles.rest}>
          <p className={styles.summary}>
            {summaryOf(shown).map(([name, text, punctuation]) => (
              <Fragment key={name}>
                <span className={textStyles.phrase}>{text + punctuation}</span>{' '}
              </Fragment>
            ))}
          </p>
          <p>{nextStep}</p>
          <p>{isSameVisitor ? reply(request.email, request.phone) : discreetReply}</p>
          <p>
            <span className={textStyles.phrase}>{question}</span>{' '}
            <span className={textStyles.phrase}>
              <a href={phoneLink(BUSINESS.phone)}>{mend.call}</a>
              {STUDIO.hours && ` (${STUDIO.hours})`} {mend.or}{' '}
              <NewTabLink
                href={whatsAppLink(
                  BUSINESS.whatsapp,
                  isSameVisitor ? mend.message(request.name) : mend.discreetMessage,
                )}
                hint={SITE.newTab}
              >
                {mend.write}
              </NewTabLink>
              .
            </span>
          </p>
        </div>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.outline}`}
          {...INITIAL_FOCUS}
          // Some screen readers skip an alert if the focus moves at the same time.
          aria-describedby={`${thanksId} ${restId}`}
          onClick={modal.onClose}
        >
          {SITE.dismiss}
        </button>
      </div>
    </Modal>
  );
}
