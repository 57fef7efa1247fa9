/** The position of a row in its list, in CSS pixels. */
type Slot = { top: number; height: number };

/** The place of a row that is dragged by `offset`: it passes another row when its edge passes that row's middle. */
export function placeOf(slots: readonly Slot[], from: number, offset: number): number {
  const { top = 0, height = 0 } = slots[from] ?? {};
  const edge = offset > 0 ? top + height + offset : top + offset;
  const others = slots.filter((_, index) => index !== from);
  return others.filter((slot) => slot.top + slot.height / 2 < edge).length;
}

/**
 * Moves the row of a handle with the pointer that has pressed the handle, and makes the rows that it passes give way (S-GEN-5).
 * They move by CSS alone until the pointer is released: a handle that moves in the document would lose the pointer. `onDrop` gets
 * the row's place, and must bring the rows to rest.
 */
export function dragRow(
  { pointerId, clientY: start }: PointerEvent,
  handle: HTMLElement,
  onDrop: (place: number) => void,
): void {
  const row = handle.closest('li');
  const list = row?.parentElement;
  if (!row || !list) return;
  const rows = [...list.children] as HTMLElement[];
  const from = rows.indexOf(row);
  const slots = rows.map(({ offsetTop: top, offsetHeight: height }) => ({ top, height }));
  const end = new AbortController();
  let place = from;

  const moveBy = (offset: number) => {
    place = placeOf(slots, from, offset);
    for (const [index, other] of rows.entries()) {
      const makesWayUp = index > from && index <= place;
      const makesWayDown = index < from && index >= place;
      const shift = (Number(makesWayDown) - Number(makesWayUp)) * row.offsetHeight;
      other.style.translate = `0 ${other === row ? offset : shift}px`;
    }
  };
  const drop = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    end.abort();
    delete row.dataset.dragged;
    onDrop(place);
  };
  row.dataset.dragged = '';
  handle.setPointerCapture(pointerId);
  const { signal } = end;
  handle.addEventListener('pointermove', ({ clientY }) => moveBy(clientY - start), { signal });
  handle.addEventListener('pointercancel', () => moveBy(0), { signal });
  // Fires when the pointer is released, and also when the row is removed: then on the document alone.
  document.addEventListener('lostpointercapture', drop, { signal });
}
