import { useState } from 'react';
import { dragRow } from './drag-row.ts';
import styles from './files.module.css';
import type { FileItem } from './files-state.ts';
import { FILES_TEXTS } from './files-texts.ts';
import { extensionOf, typeOf } from './sort-out.ts';

interface FileRowProps {
  item: FileItem;
  place: number;
  /** The number of files. */
  count: number;
  onMove: (place: number) => void;
  onRemove: () => void;
}

/** One file: drag handle, preview, name, and the buttons that move it without dragging (S-GEN-5). */
export function FileRow({ item, place, count, onMove, onRemove }: FileRowProps) {
  const { name } = item;
  const buttonProps = { type: 'button', className: styles.button } as const;
  return (
    <li className={styles.row}>
      {/* The buttons do the same for keys and screen readers. */}
      <span
        className={styles.handle}
        aria-hidden="true"
        onPointerDown={({ nativeEvent, currentTarget, button, isPrimary }) => {
          if (button === 0 && isPrimary) dragRow(nativeEvent, currentTarget, onMove);
        }}
      >
        <Icon path="M5 9h14M5 15h14" />
      </span>
      <Preview item={item} />
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span className={styles.buttons}>
        {/* Not `disabled` at the ends of the list: a disabled button loses the focus. */}
        <button
          {...buttonProps}
          aria-label={FILES_TEXTS.up(name)}
          aria-disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          <Icon path="M12 20V5M6 11l6-6 6 6" />
        </button>
        <button
          {...buttonProps}
          aria-label={FILES_TEXTS.down(name)}
          aria-disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        >
          <Icon path="M12 4v15M6 13l6 6 6-6" />
        </button>
        <button
          {...buttonProps}
          data-action="remove"
          aria-label={FILES_TEXTS.remove(name)}
          onClick={onRemove}
        >
          <Icon path="M6 6l12 12M18 6 6 18" />
        </button>
      </span>
    </li>
  );
}

/** The picture, or a plain tile with the file's extension if it is none or the browser cannot show it, as HEIC. */
function Preview({ item: { file, name, dataUrl } }: { item: FileItem }) {
  const [failed, setFailed] = useState(false);
  const isPicture = typeOf(file).startsWith('image/') && !failed;
  return (
    // The name stands beside the picture.
    <span className={styles.preview} aria-hidden="true">
      {!isPicture && extensionOf(name)}
      {isPicture && dataUrl && (
        <img src={dataUrl} alt="" draggable={false} onError={() => setFailed(true)} />
      )}
    </span>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
