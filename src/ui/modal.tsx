import { type ComponentProps, useEffect, useRef } from 'react';
import styles from './modal.module.css';
import { useVisibleViewport } from './use-visible-viewport.ts';

export interface ModalProps {
  open: boolean;
  /** The visitor has pressed Escape or a button that closes, or clicked the backdrop of a `Dialog`. */
  onClose: () => void;
  /** The closing animation has ended. */
  onClosed: () => void;
}

interface ModalContent extends Omit<ComponentProps<'dialog'>, keyof ModalProps> {
  /** The id of the element that names the modal. */
  labelledBy: string;
}

/**
 * The attributes of the element in a modal that gets the focus when it opens: by `autofocus` before the app runs.
 * Without one, the modal itself gets it.
 */
export const INITIAL_FOCUS = { 'data-initial-focus': '', autoFocus: true };

/**
 * Longer than any animation of the modal. One that a tool has
 * paused is cancelled then: otherwise the modal would never close.
 */
const TIME_LIMIT_MS = 1000;

/**
 * A native modal `<dialog>`, which traps the focus, makes the page inert and returns the focus. A command of a button
 * may have opened it already.
 */
export function Modal({
  open,
  onClose,
  onClosed,
  labelledBy,
  className,
  ...attributes
}: ModalProps & ModalContent) {
  const ref = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    // Do not touch a dialog that was never open by `open`: the command of a button may have opened it.
    if (!dialog || !(open || wasOpen.current)) return;
    wasOpen.current = open;
    dialog.toggleAttribute('data-exiting', !open);
    if (open && !dialog.open) {
      dialog.showModal();
      const first = dialog.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog;
      first.focus({ preventScroll: true });
      // The browser has focused the first control, and scrolled to it.
      dialog.scrollTop = 0;
    }
    const moving = dialog.getAnimations?.() ?? [];
    const limit = setTimeout(() => {
      for (const animation of moving) animation.cancel();
    }, TIME_LIMIT_MS);
    let reopened = false;
    if (!open)
      Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
        if (!reopened) dialog.close();
      });
    return () => {
      reopened = true;
      clearTimeout(limit);
    };
  }, [open]);

  useVisibleViewport(ref, open);

  return (
    <dialog
      {...attributes}
      ref={ref}
      className={`${styles.modal} ${className}`}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Browsers may close the dialog on a second Escape without a `cancel` event.
        if (open) onClose();
        onClosed();
      }}
    />
  );
}
