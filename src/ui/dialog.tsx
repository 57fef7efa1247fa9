import { type ReactNode, useId } from 'react';
import { CloseButton } from './close-button.tsx';
import styles from './dialog.module.css';
import { INITIAL_FOCUS, Modal, type ModalProps } from './modal.tsx';
import { bindShortWords } from './title.tsx';

interface DialogProps extends ModalProps {
  id: string;
  title: string;
  /** Stands under the title, or beside it in a low window. */
  intro: string;
  closeLabel: string;
  /** A `DialogBody`, and what stays in view below it. */
  children: ReactNode;
}

/** A modal with a title and a close button. Its children stay mounted while it is closed, so typed text stays. */
export function Dialog({ id, title, intro, closeLabel, children, ...modal }: DialogProps) {
  const titleId = useId();
  return (
    <Modal {...modal} id={id} labelledBy={titleId} className={styles.dialog}>
      <header className={styles.header}>
        {/* Not the first field: on a phone, the keyboard would cover the form at once. */}
        <h2 id={titleId} tabIndex={-1} className={styles.title} {...INITIAL_FOCUS}>
          {bindShortWords(title)}
        </h2>
        <p className={styles.intro}>{intro}</p>
        <CloseButton label={closeLabel} dialogId={id} onClick={modal.onClose} />
      </header>
      <div className={styles.content}>{children}</div>
    </Modal>
  );
}

/** The part of a dialog that scrolls. */
export const DialogBody = ({ children }: { children: ReactNode }) => (
  <div className={styles.body}>{children}</div>
);
