import { type MouseEvent, type PointerEvent, type TouchEvent, useRef } from 'react';

const isOnThumb = ({ target }: { target: EventTarget }) =>
  target instanceof Element && target.closest('[data-index]') !== null;

/**
 * Moves a thumb when the track is tapped. Base UI would move it as soon as a finger touches the track, which may be the start
 * of a scroll. Base UI handles the dragging of a thumb. `onTap` gets the tap's position from 0 to 1.
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
