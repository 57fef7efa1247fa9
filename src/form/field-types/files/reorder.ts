/** The maths of dragging one row of a list up and down (S-GEN-5). Lengths in CSS pixels. */

/** Where a row lies in its list at rest. */
export interface Slot {
  top: number;
  height: number;
}

const bottomOf = (slot: Slot) => slot.top + slot.height;
const middleOf = (slot: Slot) => slot.top + slot.height / 2;

/** How far the row may go: not out of its list. */
export function clampOffset(slots: readonly Slot[], from: number, offset: number): number {
  const [dragged, first, last] = [slots[from], slots[0], slots.at(-1)];
  if (!dragged || !first || !last) return 0;
  const highest = first.top - dragged.top;
  return Math.max(highest, Math.min(offset, bottomOf(last) - bottomOf(dragged)));
}

/** The place of a row that has been dragged by `offset`: past a neighbour once its edge is over that one's middle. */
export function placeOf(slots: readonly Slot[], from: number, offset: number): number {
  const dragged = slots[from];
  if (!dragged) return from;
  const top = dragged.top + offset;
  const bottom = bottomOf(dragged) + offset;
  const passedBelow = slots.slice(from + 1).filter((slot) => bottom > middleOf(slot));
  const passedAbove = slots.slice(0, from).filter((slot) => top < middleOf(slot));
  return from + passedBelow.length - passedAbove.length;
}

/** How far the row at `index` moves aside while another is dragged from one place to another. */
export function shiftOf(slots: readonly Slot[], from: number, to: number, index: number): number {
  const dragged = slots[from];
  if (!dragged) return 0;
  const below = slots[from + 1];
  if (below && index > from && index <= to) return dragged.top - below.top;
  const above = slots[from - 1];
  if (above && index < from && index >= to) return bottomOf(dragged) - bottomOf(above);
  return 0;
}

/** Distance from an edge of the scrolled box at which it begins to scroll. */
const SCROLL_MARGIN = 56;
/** At the very edge, per frame. */
const SCROLL_STEP = 12;

/** How far to scroll in this frame for a pointer at `y` in a box from `top` to `bottom`. */
export function scrollStep(y: number, top: number, bottom: number): number {
  const intoTop = Math.max(0, top + SCROLL_MARGIN - y);
  const intoBottom = Math.max(0, y - bottom + SCROLL_MARGIN);
  const depth = Math.max(-SCROLL_MARGIN, Math.min(intoBottom - intoTop, SCROLL_MARGIN));
  return Math.round((depth / SCROLL_MARGIN) * SCROLL_STEP);
}
