import { type PointerEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { MESSAGES } from '../../../shared/messages.ts';
import buttonStyles from '../../../ui/button.module.css';
import textStyles from '../../../ui/text.module.css';
import { controlOf, typeInto } from '../../controls.ts';
import { type ControlProps, defineFieldType } from '../define-field-type.ts';
import { animateLayout } from './animate-layout.ts';
import styles from './files.module.css';
import {
  addFiles,
  FILES_TEXTS,
  type FileItem,
  type FilesState,
  MAX_FILES,
  moveFile,
  NO_FILES,
  type ReadFile,
  removeFile,
} from './files-state.ts';

/** Reads a file as a data URL. Rejects if the browser cannot read it, as with a folder or a deleted file. */
function readFile(file: File): Promise<ReadFile> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ name: file.name, dataUrl: String(reader.result) });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/**
 * Up to ten files, chosen or dropped, which the visitor can reorder.
 * The hidden control holds their data URLs, one in each line.
 */
function FilesControl({ attributes }: ControlProps<object>) {
  const { ref, id, name } = attributes;
  const list = useRef<HTMLOListElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLButtonElement>(null);
  const [{ items, announcement, refusals }, setState] = useState(NO_FILES);
  const [dragged, setDragged] = useState<FileItem>();

  // The first list is no change.
  useEffect(() => {
    const form = picker.current?.form;
    if (items !== NO_FILES.items && form)
      typeInto(controlOf(form, name), items.map(({ dataUrl }) => dataUrl).join('\n'));
  }, [items, name]);
  // A file that is dropped beside the zone would replace the page.
  useEffect(() => {
    const end = new AbortController();
    for (const type of ['dragover', 'drop'])
      addEventListener(type, (event) => event.preventDefault(), { signal: end.signal });
    return () => end.abort();
  }, []);

  async function add(files: readonly File[]) {
    const results = await Promise.allSettled(files.map(readFile));
    const read = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    const unreadable = files.filter((_, index) => results[index]?.status === 'rejected');
    const names = unreadable.map((file) => file.name);
    setState((now) => addFiles(now, read, names));
  }

  function change(next: (now: FilesState) => FilesState) {
    if (list.current) animateLayout(list.current, () => setState(next));
  }

  /** The dragged file takes the position of each row whose middle the pointer has passed. */
  function onPointerMove({ clientY, currentTarget }: PointerEvent<HTMLOListElement>) {
    if (!dragged) return;
    const y = clientY - currentTarget.getBoundingClientRect().top;
    const others = ([...currentTarget.children] as HTMLElement[]).filter(
      (_, index) => items[index]?.id !== dragged.id,
    );
    const position = others.filter((row) => row.offsetTop + row.offsetHeight / 2 < y).length;
    if (items[position]?.id !== dragged.id) change((now) => moveFile(now, dragged, position));
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its button does the same for keys and screen readers. */}
      <div
        className={styles.zone}
        data-invalid={attributes['aria-invalid']}
        onDrop={({ dataTransfer }) => void add([...dataTransfer.files])}
      >
        {FILES_TEXTS.dropZone.text}{' '}
        <button
          ref={select}
          type="button"
          className={buttonStyles.link}
          id={id}
          aria-describedby={attributes['aria-describedby']}
          onClick={() => picker.current?.click()}
        >
          {FILES_TEXTS.dropZone.action}
        </button>
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          onChange={({ currentTarget }) => {
            void add([...(currentTarget.files ?? [])]);
            // Otherwise choosing the same file again would fire no `change` event.
            currentTarget.value = '';
          }}
        />
        <input ref={ref} type="hidden" name={name} />
      </div>
      {/* Not atomic: only what is new is announced. */}
      <div role="status" aria-atomic="false" className={styles.status}>
        <span className={textStyles.hidden}>{announcement}</span>
        {refusals.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several files may have one name.
          <p key={index}>{text}</p>
        ))}
      </div>
      <ol
        ref={list}
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without bullets.
        role="list"
        className={styles.list}
        aria-label={FILES_TEXTS.list}
        hidden={items.length === 0}
        onPointerMove={onPointerMove}
        onLostPointerCapture={() => setDragged(undefined)}
      >
        {items.map((item, position) => (
          <FileRow
            key={item.id}
            item={item}
            position={position}
            isLast={position === items.length - 1}
            isDragged={item.id === dragged?.id}
            onGrab={(pointerId) => {
              // Not the handle, which moves in the document and would lose the pointer.
              list.current?.setPointerCapture(pointerId);
              setDragged(item);
            }}
            onMove={(to) => change((now) => moveFile(now, item, to))}
            onRemove={() => {
              change((now) => removeFile(now, item));
              select.current?.focus();
            }}
          />
        ))}
      </ol>
    </div>
  );
}

interface FileRowProps {
  item: FileItem;
  position: number;
  isLast: boolean;
  isDragged: boolean;
  onGrab: (pointerId: number) => void;
  onMove: (position: number) => void;
  onRemove: () => void;
}

/** One file: drag handle, name, and the buttons that move it without dragging. */
function FileRow({ item: { name }, position, isLast, isDragged, ...on }: FileRowProps) {
  /** Several files may have one name. */
  const numbered = `${name} (${position + 1})`;
  const buttonProps = { type: 'button', className: styles.button } as const;
  return (
    <li className={styles.row} data-dragged={isDragged || undefined}>
      {/* The buttons do the same for keys and screen readers. */}
      <span
        className={styles.handle}
        aria-hidden="true"
        onPointerDown={({ pointerId, button, isPrimary }) => {
          if (button === 0 && isPrimary) on.onGrab(pointerId);
        }}
      >
        ≡
      </span>
      <span className={styles.name} title={name}>
        {name}
      </span>
      {/* Not `disabled` at the ends of the list: a disabled button loses the focus. */}
      <button
        {...buttonProps}
        aria-label={FILES_TEXTS.up(numbered)}
        aria-disabled={position === 0}
        onClick={() => on.onMove(position - 1)}
      >
        ↑
      </button>
      <button
        {...buttonProps}
        aria-label={FILES_TEXTS.down(numbered)}
        aria-disabled={isLast}
        onClick={() => on.onMove(position + 1)}
      >
        ↓
      </button>
      <button {...buttonProps} aria-label={FILES_TEXTS.remove(numbered)} onClick={on.onRemove}>
        ×
      </button>
    </li>
  );
}

/** One to ten data URLs. */
export const filesRule = v.pipe(
  v.array(v.string(MESSAGES.required), MESSAGES.required),
  v.minLength(1, MESSAGES.required),
  v.maxLength(MAX_FILES, FILES_TEXTS.tooMany),
);

export const filesField = defineFieldType<object>({
  Control: FilesControl,
  group: true,
  read: (text) => (text ? text.split('\n') : []),
});
