import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FILES_TEXTS } from '../../../shared/files-texts.ts';
import { FileRow } from './file-row.tsx';
import styles from './files.module.css';
import { animateFrom, type Tops, topsOf } from './layout-animation.ts';
import type { Files } from './use-files.ts';
import { useReorder } from './use-reorder.ts';

interface FilesListProps {
  files: Files;
  disabled: boolean | undefined;
  /** Gets the focus after the last row has been removed. */
  fallback: RefObject<HTMLElement | null>;
}

/** The files, in the order in which they are sent. */
export function FilesList({ files, disabled, fallback }: FilesListProps) {
  const hintId = useId();
  const list = useRef<HTMLOListElement>(null);
  const handleOf = useReorder(list, files);
  useLayoutAnimation(list);

  function remove(id: number, index: number) {
    flushSync(() => files.remove(id));
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-action="remove"]') ?? [];
    // Focus the row that took the place of the removed one; if the last row was removed, the one before it.
    (buttons[index] ?? buttons[index - 1] ?? fallback.current)?.focus();
  }

  return (
    <>
      <ol
        ref={list}
        className={styles.list}
        aria-label={FILES_TEXTS.list}
        hidden={files.items.length === 0}
      >
        {files.items.map((item, index) => (
          <FileRow
            key={item.id}
            item={item}
            disabled={disabled}
            isFirst={index === 0}
            isLast={index === files.items.length - 1}
            onMove={(by) => files.move(item.id, index + by)}
            onRemove={() => remove(item.id, index)}
            handle={handleOf(item.id, index, hintId)}
          />
        ))}
      </ol>
      <p id={hintId} hidden>
        {FILES_TEXTS.moveHint}
      </p>
    </>
  );
}

/** Animates every change of the rows' positions (S-CON-10, R-32). */
function useLayoutAnimation(list: RefObject<HTMLElement | null>) {
  const before = useRef<Tops>(new Map());
  useLayoutEffect(() => {
    if (!list.current) return;
    const now = topsOf(list.current);
    const isSame = [...now].every(([key, top]) => before.current.get(key) === top);
    if (!isSame) animateFrom(list.current, before.current);
    before.current = now;
  });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // A resized window moves the rows too. Do not animate that.
    const observer = new ResizeObserver(() => {
      before.current = topsOf(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
}
