/** The maths of dragging a row of a vertical list (S-GEN-5). Lengths are in CSS pixels. */

/** The layout position of a row in its list. */
export type Slot = { top: number; height: number };

const bottomOf = (slot: Slot) => slot.top + slot.height;
const middleOf = (slot: Slot) => slot.top + slot.height / 2;

/** Limits the offset of a dragged row, so that the row stays in its list. */
export function clampOffset(slots: readonly Slot[], from: number, offset: number): number {
  const [dragged, first, last] = [slots[from], slots[0], slots.at(-1)];
  if (!dragged || !first || !last) return 0;
  const highest = first.top - dragged.top;
  return Math.max(highest, Math.min(offset, bottomOf(last) - bottomOf(dragged)));
}

/** The place of a row dragged by `offset`: it passes a neighbour when its edge reaches the neighbour's middle. */
export function placeOf(slots: readonly Slot[], from: number, offset: number): number {
  const dragged = slots[from];
  if (!dragged) return from;
  const top = dragged.top + offset;
  const bottom = bottomOf(dragged) + offset;
  const passedBelow = slots.slice(from + 1).filter((slot) => bottom > middleOf(slot));
  const passedAbove = slots.slice(0, from).filter((slot) => top < middleOf(slot));
  return from + passedBelow.length - passedAbove.length;
}

/** How far the row at `index` moves while another row is dragged from place `from` to place `to`. */
export function shiftOf(slots: readonly Slot[], from: number, to: number, index: number): number {
  const dragged = slots[from];
  if (!dragged) return 0;
  const below = slots[from + 1];
  if (below && index > from && index <= to) return dragged.top - below.top;
  const above = slots[from - 1];
  if (above && index < from && index >= to) return bottomOf(dragged) - bottomOf(above);
  return 0;
}

/** Distance from the edge of the scroll container at which scrolling begins. */
const SCROLL_MARGIN = 56;
/** Scroll distance per frame when the pointer is at the edge. */
const SCROLL_STEP = 12;

/** Scroll distance in this frame, for a pointer at `y` in a scroll container from `top` to `bottom`. */
export function scrollStep(y: number, top: number, bottom: number): number {
  const intoTop = Math.max(0, top + SCROLL_MARGIN - y);
  const intoBottom = Math.max(0, y - bottom + SCROLL_MARGIN);
  const depth = Math.max(-SCROLL_MARGIN, Math.min(intoBottom - intoTop, SCROLL_MARGIN));
  return Math.round((depth / SCROLL_MARGIN) * SCROLL_STEP);
}
