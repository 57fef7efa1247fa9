import { type MouseEvent, useRef } from 'react';

/**
 * Handlers for an element that fills the space behind a dialog or card: they call `onPress` after a click on the element itself,
 * not on its content.
 */
export function useBackdropPress(onPress: () => void) {
  const isPressed = useRef(false);
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
