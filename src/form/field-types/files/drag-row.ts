import { animateFrom, freeze, topsOf } from './layout-animation.ts';
import { clampOffset, placeOf, scrollStep, shiftOf } from './reorder.ts';

/** The pointer must move this many pixels before a press becomes a drag. */
const THRESHOLD = 4;

/** The nearest ancestor that scrolls vertically, or the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const isScrollable = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (isScrollable && box.scrollHeight > box.clientHeight) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** The visible part of the scroll container, in viewport coordinates. */
function visiblePart(scroller: Element): { top: number; bottom: number } {
  if (scroller === document.scrollingElement) return { top: 0, bottom: innerHeight };
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
}

interface Drag {
  handle: HTMLElement;
  list: HTMLElement;
  from: number;
  /** Called when the row is released at another place. The rows are still where the drag has shown them. */
  onDrop: (place: number) => void;
  /** Called when the row is released or the drag is cancelled. */
  onEnd: () => void;
}

/**
 * Moves a row with the pointer that has pressed its handle, until the pointer is released. All rows move by CSS alone: moving
 * an element in the document would release the pointer capture. Returns a function that cancels the drag.
 */
export function dragRow(
  press: PointerEvent,
  { handle, list, from, onDrop, onEnd }: Drag,
): () => void {
  const rows = [...list.children] as HTMLElement[];
  const row = rows[from];
  const slots = rows.map(({ offsetTop: top, offsetHeight: height }) => ({ top, height }));
  const scroller = scrollerOf(list);
  const startInList = press.clientY - list.getBoundingClientRect().top;
  const listening = new AbortController();
  let pointerY = press.clientY;
  let isDragging = false;
  let place = from;
  let frame = 0;

  function follow() {
    // Relative to the list, so that the row also follows the pointer while the list scrolls.
    const inList = pointerY - list.getBoundingClientRect().top;
    const offset = clampOffset(slots, from, inList - startInList);
    place = placeOf(slots, from, offset);
    for (const [index, other] of rows.entries()) {
      const shift = index === from ? offset : shiftOf(slots, from, place, index);
      other.style.translate = `0 ${shift}px`;
    }
  }

  function scroll() {
    const { top, bottom } = visiblePart(scroller);
    const step = scrollStep(pointerY, top, bottom);
    if (step !== 0) {
      scroller.scrollBy({ top: step, behavior: 'instant' });
      follow();
    }
    frame = requestAnimationFrame(scroll);
  }

  function begin() {
    isDragging = true;
    list.dataset.dragging = '';
    if (row) row.dataset.dragged = '';
    frame = requestAnimationFrame(scroll);
  }

  function end(dropped: boolean) {
    if (listening.signal.aborted) return;
    listening.abort();
    cancelAnimationFrame(frame);
    freeze(list);
    delete list.dataset.dragging;
    if (row) delete row.dataset.dragged;
    onEnd();
    if (dropped && place !== from) onDrop(place);
    else animateFrom(list, topsOf(list));
  }

  const { signal } = listening;
  const isOurs = ({ pointerId }: PointerEvent) => pointerId === press.pointerId;
  const onMove = (event: PointerEvent) => {
    if (!isOurs(event)) return;
    pointerY = event.clientY;
    if (!isDragging && Math.abs(pointerY - press.clientY) >= THRESHOLD) begin();
    if (isDragging) follow();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isDragging) return;
    // Escape cancels the drag and must not close the dialog.
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  handle.setPointerCapture(press.pointerId);
  handle.addEventListener('pointermove', onMove, { signal });
  handle.addEventListener('pointerup', (event) => isOurs(event) && end(isDragging), { signal });
  // The browser has released the pointer capture.
  handle.addEventListener('lostpointercapture', (event) => isOurs(event) && end(false), { signal });
  document.addEventListener('keydown', onKeyDown, { signal, capture: true });
  return () => end(false);
}
