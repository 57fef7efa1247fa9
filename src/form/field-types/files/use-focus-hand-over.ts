import { type RefCallback, type RefObject, useCallback } from 'react';

/** If a button unmounts while it has the focus, moves the focus to `fallback`. */
export function useFocusHandOver<Element extends HTMLElement>(
  fallback: RefObject<HTMLElement | null>,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => () => {
      if (element?.ownerDocument.activeElement === element) fallback.current?.focus();
    },
    [fallback],
  );
}
