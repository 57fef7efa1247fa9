import { type ReactNode, useId } from 'react';
import { bindShortWords } from './bind-short-words.ts';
import { CloseButton } from './close-button.tsx';
import styles from './dialog.module.css';
import { INITIAL_FOCUS, Modal, type ModalProps } from './modal.tsx';

interface DialogProps extends ModalProps {
  title: string;
  /** Stands beside the title, or under it on a phone, unless the content begins with something marked `data-lead`. */
  intro: string;
  closeLabel: string;
  children: ReactNode;
}

/** A modal with a title and a close button. Its children stay mounted while it is closed, so typed text stays. */
export function Dialog({ title, intro, closeLabel, children, ...modal }: DialogProps) {
  const titleId = useId();
  return (
    <Modal {...modal} labelledBy={titleId} className={styles.dialog}>
      <div className={styles.sheet}>
        <header className={styles.header}>
          {/* Not the first field: on a phone, the keyboard would cover the form at once. */}
          <h2 id={titleId} tabIndex={-1} className={styles.title} {...INITIAL_FOCUS}>
            {bindShortWords(title)}
          </h2>
          <p className={styles.intro}>{intro}</p>
        </header>
        <CloseButton label={closeLabel} onClick={modal.onClose} />
        <div className={styles.content}>{children}</div>
      </div>
    </Modal>
  );
}
