import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FILES_TEXTS } from '../../../shared/files-texts.ts';
import { dragRow } from './drag-row.ts';
import type { HandleProps } from './file-row.tsx';
import type { Files } from './use-files.ts';

const STEPS: { [key: string]: number } = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Props for the rows' handles: drag a handle, or lift its row with Space and move it with the arrow keys (S-GEN-5). */
export function useReorder(list: RefObject<HTMLOListElement | null>, files: Files) {
  const [lifted, setLifted] = useState<{ id: number; from: number }>();
  const cancelDrag = useRef(() => {});
  const pressed = useRef(false);

  // Cancel the drag when the list changes or unmounts.
  const ids = files.items.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: run at every change of the order, although the effect does not read it.
  useEffect(() => () => cancelDrag.current(), [ids]);

  /** Drops the lifted row at its place and announces the place, as Space does. */
  function dropLifted() {
    if (lifted) files.sayPlace(lifted.id, FILES_TEXTS.dropped);
    setLifted(undefined);
  }

  function drag(event: PointerEvent<HTMLButtonElement>, id: number, from: number) {
    if (!list.current || event.button !== 0 || !event.isPrimary) return;
    pressed.current = true;
    dropLifted();
    cancelDrag.current = dragRow(event.nativeEvent, {
      handle: event.currentTarget,
      list: list.current,
      from,
      onDrop: (place) => files.move(id, place),
      onEnd: () => {
        cancelDrag.current = () => {};
      },
    });
  }

  function press(event: KeyboardEvent, id: number, index: number) {
    if (lifted?.id !== id) return;
    const step = STEPS[event.key];
    if (event.key !== 'Escape' && step === undefined) return;
    // Arrow keys must not scroll the page, and Escape must not close the dialog.
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) return files.move(id, index + step);
    if (index === lifted.from) files.sayPlace(id, FILES_TEXTS.restored);
    else files.move(id, lifted.from, FILES_TEXTS.restored);
    setLifted(undefined);
  }

  return function handleOf(id: number, index: number, hintId: string): HandleProps {
    const isLifted = lifted?.id === id;
    return {
      'aria-describedby': hintId,
      'aria-pressed': isLifted,
      onPointerDown: (event) => drag(event, id, index),
      onClick({ detail }) {
        // A click by Space or Enter has `detail` 0. A screen reader's may have 1, but no `pointerdown` came before it.
        const isPointer = detail > 0 && pressed.current;
        pressed.current = false;
        if (isPointer) return;
        dropLifted();
        if (isLifted) return;
        files.sayPlace(id, FILES_TEXTS.lifted);
        setLifted({ id, from: index });
      },
      onKeyDown: (event) => press(event, id, index),
      onBlur: dropLifted,
    };
  };
}
