import type { KeyboardEvent, PointerEvent } from 'react';
import { FILES_TEXTS, sizeInWords } from '../../../shared/files-texts.ts';
import { FilePreview } from './file-preview.tsx';
import styles from './file-row.module.css';
import { type FileItem, isPending } from './files-state.ts';
import { DownIcon, GripIcon, RemoveIcon, UpIcon } from './icons.tsx';

export interface HandleProps {
  'aria-describedby': string;
  'aria-pressed': boolean;
  onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
  onClick: (event: { detail: number }) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

interface FileRowProps {
  item: FileItem;
  disabled: boolean | undefined;
  /** The first row cannot move up, nor the last one down. Their buttons stay focusable: disabling a button drops its focus. */
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  handle: HandleProps;
}

/** One file: drag handle, preview, name, size, and the buttons that move it without dragging (S-GEN-5). */
export function FileRow({
  item,
  disabled,
  isFirst,
  isLast,
  onMove,
  onRemove,
  handle,
}: FileRowProps) {
  const { id, name, file } = item;
  const button = { type: 'button', className: styles.button, disabled } as const;
  return (
    <li className={styles.row} data-file={id} data-lifted={handle['aria-pressed'] || undefined}>
      <button
        {...button}
        {...handle}
        className={styles.handle}
        aria-label={FILES_TEXTS.handle(name)}
      >
        <GripIcon />
      </button>
      <FilePreview item={item} />
      <span className={styles.file}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.size}>
          {isPending(item) ? FILES_TEXTS.reading : sizeInWords(file.size)}
        </span>
      </span>
      <span className={styles.buttons}>
        <button
          {...button}
          aria-label={FILES_TEXTS.up(name)}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <UpIcon />
        </button>
        <button
          {...button}
          aria-label={FILES_TEXTS.down(name)}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        >
          <DownIcon />
        </button>
        <button
          {...button}
          data-action="remove"
          aria-label={FILES_TEXTS.remove(name)}
          onClick={onRemove}
        >
          <RemoveIcon />
        </button>
      </span>
    </li>
  );
}
