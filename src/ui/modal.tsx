import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './modal.module.css';
import { useVisibleViewport } from './use-visible-viewport.ts';

export interface ModalProps {
  open: boolean;
  /** The visitor has clicked the backdrop or a button that closes, or pressed Escape. */
  onClose: () => void;
  /** The closing animation has ended (S-MOD-10). */
  onClosed: () => void;
}

interface ModalContent {
  /** The id of the element that names the modal. */
  labelledBy: string;
  className: string | undefined;
  children: ReactNode;
}

/** The attribute of the element in a modal that gets the focus when it opens. */
export const INITIAL_FOCUS = { 'data-initial-focus': '' };

/** In milliseconds. Then an animation that does not end, because a tool has paused it, no longer hides the modal (U-32). */
const TIME_LIMIT = 1000;

/** A native modal `<dialog>`, which traps the focus, makes the page inert and returns the focus. Its backdrop closes it. */
export function Modal({
  open,
  onClose,
  onClosed,
  labelledBy,
  className,
  children,
}: ModalProps & ModalContent) {
  const ref = useRef<HTMLDialogElement>(null);
  const backdropPress = useBackdropPress(onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !(open || dialog.open)) return;
    if (open) {
      if (!dialog.open) dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus({ preventScroll: true });
    }
    const moving = dialog.getAnimations?.() ?? [];
    const limit = setTimeout(() => {
      for (const animation of moving) animation.cancel();
    }, TIME_LIMIT);
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

  // After the effect that opens the dialog: this one reads a size, which forces a layout.
  useVisibleViewport(ref, open);

  return (
    <dialog
      ref={ref}
      className={`${styles.modal} ${className}`}
      data-state={open ? 'open' : 'closed'}
      aria-labelledby={labelledBy}
      {...backdropPress}
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
    >
      {children}
    </dialog>
  );
}

/** Handlers for the dialog: they call `onPress` after a press and release on its backdrop. */
function useBackdropPress(onPress: () => void) {
  const isPressed = useRef(false);
  // The dialog has no padding, so it is the event's target only for its backdrop.
  const isBackdrop = (event: MouseEvent) => event.target === event.currentTarget;
  return {
    onPointerDown(event: MouseEvent) {
      isPressed.current = isBackdrop(event);
    },
    onPointerUp(event: MouseEvent) {
      isPressed.current &&= isBackdrop(event);
    },
    // Also require a press on the backdrop: the click after a drag across the edge has the backdrop as its target (S-MOD-8).
    onClick(event: MouseEvent) {
      // Ignore the second click of a double click whose first click opened the dialog (S-HDR-5).
      const isSecond = event.detail > 1;
      if (isPressed.current && isBackdrop(event) && !isSecond) onPress();
      isPressed.current = false;
    },
  };
}
