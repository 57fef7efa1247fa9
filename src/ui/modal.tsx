import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './modal.module.css';
import { useVisibleViewport } from './use-visible-viewport.ts';

export interface ModalProps {
  open: boolean;
  /** The visitor has clicked the backdrop or a button that closes, or pressed Escape. */
  onClose: () => void;
  /** The closing animation has ended. */
  onClosed: () => void;
}

interface ModalContent {
  /** The id of the dialog, for buttons that open or close it by a command. */
  id?: string | undefined;
  /** The id of the element that names the modal. */
  labelledBy: string;
  className: string | undefined;
  children: ReactNode;
}

/** The attributes of the element in a modal that gets the focus when it opens: by `autofocus` before the app runs. */
export const INITIAL_FOCUS = { 'data-initial-focus': '', autoFocus: true };

/** Longer than any animation of the modal. One that a tool has paused is cancelled then: otherwise the modal would never close. */
const TIME_LIMIT_MS = 1000;

/**
 * A native modal `<dialog>`, which traps the focus, makes the page inert and returns the focus. Its backdrop closes it. A command
 * of a button may have opened it already.
 */
export function Modal({
  id,
  open,
  onClose,
  onClosed,
  labelledBy,
  className,
  children,
}: ModalProps & ModalContent) {
  const ref = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);
  const backdropPress = useBackdropPress(onClose);

  useEffect(() => {
    const dialog = ref.current;
    // Do not touch a dialog that was never open by `open`: the command of a button may have opened it.
    if (!dialog || !(open || wasOpen.current)) return;
    wasOpen.current = open;
    dialog.toggleAttribute('data-closing', !open);
    if (open && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus({ preventScroll: true });
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
      id={id}
      ref={ref}
      className={`${styles.modal} ${className}`}
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
    // Also require a press on the backdrop: the click after a drag across the edge has the backdrop as its target.
    onClick(event: MouseEvent) {
      // Ignore the second click of a double click whose first click opened the dialog.
      const isSecond = event.detail > 1;
      if (isPressed.current && isBackdrop(event) && !isSecond) onPress();
      isPressed.current = false;
    },
  };
}
