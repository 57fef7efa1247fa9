import { type ClipboardEvent, useId, useRef } from 'react';
import * as v from 'valibot';
import { MESSAGES } from '../../../shared/messages.ts';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import { type ControlProps, defineFieldType, textOf } from '../define-field-type.ts';
import { animateLayout } from './animate-layout.ts';
import { FileRow } from './file-row.tsx';
import styles from './files.module.css';
import type { FileItem } from './files-state.ts';
import { FILES_TEXTS } from './files-texts.ts';
import { FILE_KINDS, type FileLimits, MAX_FILES } from './sort-out.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useFiles } from './use-files.ts';

/** Up to ten files, chosen, dropped or pasted, which the visitor can reorder (S-GEN-3 to S-GEN-6). */
function FilesControl(props: ControlProps<FileLimits>) {
  const { field, attributes } = props;
  const { id, name, 'aria-describedby': messageId } = attributes;
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLButtonElement>(null);
  const { items, refusals, said, add, move, remove } = useFiles(props, box);
  const isOver = useFileDrop(box, add);
  const moreRefused = refusals.length - MAX_FILES;

  function paste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add([...event.clipboardData.files]);
  }

  function animate(change: () => void) {
    if (list.current) animateLayout(list.current, change);
  }

  function removeRow(item: FileItem, place: number) {
    animate(() => remove(item));
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-action="remove"]') ?? [];
    // Focus the row that took the place of the removed one; if that was the last row, the one before it.
    (buttons[place] ?? buttons[place - 1] ?? select.current)?.focus();
  }

  return (
    <div ref={box} className={styles.files} onPaste={paste}>
      {/* Focusable by click, so that it receives a `paste` event afterwards. */}
      <div
        className={styles.zone}
        tabIndex={-1}
        data-over={isOver || undefined}
        data-invalid={attributes['aria-invalid']}
      >
        {FILES_TEXTS.dropZone.text}{' '}
        <button
          ref={select}
          type="button"
          className={styles.select}
          id={id}
          name={name}
          aria-describedby={messageId ? `${messageId} ${hintId}` : hintId}
          onClick={() => picker.current?.click()}
        >
          {FILES_TEXTS.dropZone.action}
        </button>
        {/* No `name`: the list of files holds the value. */}
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={field.kinds.map((kind) => FILE_KINDS[kind].accept).join()}
          onChange={(event) => {
            // The form would handle it as the change of a field without a name.
            event.stopPropagation();
            add([...(event.currentTarget.files ?? [])]);
            // Otherwise choosing the same file again would fire no `change` event.
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p id={hintId} className={styles.hint}>
        {FILES_TEXTS.limits(field)}
      </p>
      {/* Not atomic: only what is new is announced. */}
      <div role="status" aria-atomic="false" className={styles.status}>
        <span className={visuallyHidden.text}>{said}</span>
        {refusals.slice(0, MAX_FILES).map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
        {moreRefused > 0 && <p>{FILES_TEXTS.moreRefused(moreRefused)}</p>}
      </div>
      <ol
        ref={list}
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without bullets.
        role="list"
        className={styles.list}
        aria-label={FILES_TEXTS.list}
        hidden={items.length === 0}
      >
        {items.map((item, place) => (
          <FileRow
            key={item.id}
            item={item}
            place={place}
            count={items.length}
            onMove={(to) => animate(() => move(item.id, to))}
            onRemove={() => removeRow(item, place)}
          />
        ))}
      </ol>
    </div>
  );
}

/** One to ten data URLs. That of a file that is still being read is empty (S-GEN-3, S-GEN-4). */
const filesRule = v.pipe(
  v.array(v.string(MESSAGES.required), MESSAGES.required),
  v.minLength(1, MESSAGES.required),
  v.maxLength(MAX_FILES, FILES_TEXTS.tooMany),
  v.everyItem((url) => url.startsWith('data:'), FILES_TEXTS.unread),
);

export const files = defineFieldType<FileLimits>({
  Control: FilesControl,
  group: true,
  // One entry per file, in order.
  read: (data, name) => data.getAll(name).map(textOf),
  rule: () => filesRule,
});

export const sample = () =>
  files({
    label: 'Fotos que te inspiran',
    kinds: ['pictures', 'pdf'],
    maxMegabytes: 1.5,
    wide: true,
  });
