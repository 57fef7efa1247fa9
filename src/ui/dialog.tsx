import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon } from './close-icon.tsx';
import styles from './dialog.module.css';
import { useVisibleViewport } from './use-visible-viewport.ts';

interface DialogProps {
  open: boolean;
  /** The visitor asked to close it: backdrop, Escape or the close button. */
  onClose: () => void;
  /** It is gone from the screen, after the closing animation (S-MOD-10). */
  onClosed: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A modal on the platform's `<dialog>`: it traps focus, hides the page from assistive technology and gives the
 * focus back to what opened it. Its children stay mounted while it is closed, so what was typed stays.
 */
export function Dialog({ open, onClose, onClosed, title, closeLabel, children }: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const pressedOnBackdrop = useRef(false);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    if (open) {
      if (!dialog.open) dialog.showModal();
      // Not the first field: on a phone its keyboard would cover the form before it has been seen.
      titleRef.current?.focus();
      return;
    }
    if (!dialog.open) return;
    let reopened = false;
    const closing = dialog.getAnimations().map((animation) => animation.finished);
    Promise.allSettled(closing).then(() => {
      if (!reopened) dialog.close();
    });
    return () => {
      reopened = true;
    };
  }, [open]);

  // After the opening: it asks for a size, and before it the page would be styled twice.
  useVisibleViewport(dialogRef, open);

  // The dialog has no padding, so it is itself the target only outside its content: on the backdrop.
  const isBackdrop = (event: MouseEvent) => event.target === event.currentTarget;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which is onCancel.
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      data-state={open ? 'open' : 'closing'}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressedOnBackdrop.current = isBackdrop(event);
      }}
      onPointerUp={(event) => {
        pressedOnBackdrop.current &&= isBackdrop(event);
      }}
      // Only pressed and released there: the click of a drag across the edge has the dialog as its target (S-MOD-8).
      onClick={(event) => {
        // Nor is it the second click of a double one, whose first has just opened the dialog (S-HDR-5).
        const isSecond = event.detail > 1;
        if (pressedOnBackdrop.current && isBackdrop(event) && !isSecond) onClose();
        pressedOnBackdrop.current = false;
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Browsers may close it by themselves on a second Escape.
        if (open) onClose();
        onClosed();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  );
}
