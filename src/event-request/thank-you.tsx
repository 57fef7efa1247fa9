import { Fragment, useId } from 'react';
import { BUSINESS, phoneLink, whatsAppUrl } from '../content/business.ts';
import { DRAWINGS } from '../content/drawings.ts';
import { DIALOG_TEXTS, SITE } from '../content/site.ts';
import { STUDIO } from '../content/studio.ts';
import { THANK_YOU } from '../content/thank-you.ts';
import { localDay } from '../shared/dates.ts';
import { withoutUnchosen } from '../shared/form-signals.ts';
import buttonStyles from '../ui/button.module.css';
import { Drawing } from '../ui/drawing.tsx';
import { Modal, type ModalProps } from '../ui/modal.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import textStyles from '../ui/text.module.css';
import type { Thanks } from './modals.ts';
import { summarize } from './summarize.ts';
import styles from './thank-you.module.css';

const { dated, undated, taken, reply, discreetReply, question, mend } = THANK_YOU;

interface ThankYouProps extends ModalProps {
  thanks: Thanks;
}

/**
 * The thank-you for a request that has arrived, until the visitor closes it. It repeats the values that the visitor has
 * chosen. It repeats name, email and phone only if it is personal: otherwise somebody else may use the device.
 */
export function ThankYou({ thanks, ...modal }: ThankYouProps) {
  const thanksId = useId();
  const nextId = useId();
  const detailsId = useId();
  const { request, signals, isPersonal } = thanks;
  const chosen = withoutUnchosen(request, signals.unchosen);
  const isDated = chosen.date !== undefined && chosen.date >= localDay();
  const whenDated = signals.isDateTaken ? taken : dated;
  const nextStep = isDated ? whenDated : undated;
  const message = isPersonal ? mend.message(request.name) : mend.discreetMessage;
  return (
    <Modal
      {...modal}
      labelledBy={thanksId}
      // Some screen readers skip an alert if the focus moves at the same time.
      aria-describedby={`${nextId} ${detailsId}`}
      // It gets the focus: reading begins here, and repeats less than from the alert.
      tabIndex={-1}
      className={styles.thankYou}
    >
      <Drawing drawing={DRAWINGS.wallflower} className={styles.flower} />
      <div role="alert" className={styles.thanks}>
        <h2 id={thanksId} className={textStyles.phrase}>
          {DIALOG_TEXTS.sent.thanks}
        </h2>{' '}
        <span id={nextId} className={textStyles.phrase}>
          {DIALOG_TEXTS.sent.next}
        </span>
      </div>
      <div id={detailsId} className={styles.rest}>
        <p className={styles.summary}>
          {summarize(isPersonal ? chosen : { ...chosen, name: '' }).map(
            ([name, text, punctuation]) => (
              <Fragment key={name}>
                <span className={textStyles.phrase}>{text + punctuation}</span>{' '}
              </Fragment>
            ),
          )}
        </p>
        <p>{nextStep}</p>
        <p>{isPersonal ? reply(request.email, request.phone) : discreetReply}</p>
        <p>
          <span className={textStyles.phrase}>{question}</span>{' '}
          <span className={textStyles.phrase}>
            <a href={phoneLink(BUSINESS.phone)}>{mend.call}</a>
            {STUDIO.hours && ` (${STUDIO.hours})`} {mend.or}{' '}
            <NewTabLink
              href={`${whatsAppUrl(BUSINESS.whatsapp)}?text=${encodeURIComponent(message)}`}
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
        onClick={modal.onClose}
      >
        {SITE.dismiss}
      </button>
    </Modal>
  );
}
