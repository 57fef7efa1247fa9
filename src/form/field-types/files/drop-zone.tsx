import { type RefObject, useRef } from 'react';
import type { AcceptToken } from '../../../shared/files.ts';
import { FILES_TEXTS } from '../../../shared/files-texts.ts';
import type { ControlAttributes } from '../define-field-type.ts';
import styles from './files.module.css';

interface DropZoneProps {
  attributes: ControlAttributes;
  accept: readonly AcceptToken[];
  /** The id of the element that lists the accepted types and sizes. */
  hintId: string;
  /** Files are held over the control. */
  isOver: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onFiles: (files: File[]) => void;
}

/** The area for dropped and pasted files, with the button that opens the file picker (S-GEN-6). */
export function DropZone({ attributes, accept, hintId, isOver, button, onFiles }: DropZoneProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { id, name, disabled } = attributes;
  const { text, action } = FILES_TEXTS.dropZone;
  const message = attributes['aria-describedby'];
  return (
    // Focusable by click, so that it receives a `paste` event afterwards.
    <div
      className={styles.zone}
      tabIndex={-1}
      data-over={isOver || undefined}
      data-invalid={attributes['aria-invalid']}
      data-disabled={disabled || undefined}
    >
      {text}{' '}
      <button
        ref={button}
        type="button"
        className={styles.select}
        id={id}
        name={name}
        disabled={disabled}
        aria-describedby={message ? `${message} ${hintId}` : hintId}
        onClick={() => picker.current?.click()}
      >
        {action}
      </button>
      {/* No `name`: the list of files holds the value. */}
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        disabled={disabled}
        accept={accept.join()}
        onChange={(event) => {
          // The form would handle it as the change of a field without a name.
          event.stopPropagation();
          onFiles([...(event.currentTarget.files ?? [])]);
          // Otherwise choosing the same file again would fire no `change` event.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
