import { type MouseEvent, type PointerEvent, type TouchEvent, useRef } from 'react';

const isOnThumb = ({ target }: { target: EventTarget }) =>
  target instanceof Element && target.closest('[data-index]') !== null;

/**
 * A finger that comes down on the track may be about to scroll the page. There only a tap counts, which the library
 * does not tell apart; its thumbs are dragged as always. `onTap` gets the share of the track that lies before the tap.
 */
export function useTrackTap(onTap: (share: number) => void) {
  const trackRef = useRef<HTMLDivElement>(null);
  const mayBeTap = useRef(false);
  return {
    trackRef,
    tapProps: {
      onPointerDownCapture(event: PointerEvent) {
        mayBeTap.current = event.pointerType === 'touch' && !isOnThumb(event);
        if (mayBeTap.current) event.stopPropagation();
      },
      onTouchStartCapture(event: TouchEvent) {
        if (!isOnThumb(event)) event.stopPropagation();
      },
      onClick(event: MouseEvent) {
        const isTap = mayBeTap.current;
        mayBeTap.current = false;
        if (!isTap || !trackRef.current) return;
        const { left, width } = trackRef.current.getBoundingClientRect();
        onTap((event.clientX - left) / width);
      },
    },
  };
}
