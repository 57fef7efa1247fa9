import { type RefCallback, type RefObject, useCallback } from 'react';

/** For a button that may go while it has the focus: `fallback` then takes it, or it would be lost to the page. */
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
