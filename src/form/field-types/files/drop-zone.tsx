import { type RefObject, useRef } from 'react';
import type { AcceptToken } from '../../../shared/files.ts';
import { FILES_TEXTS } from '../../../shared/files-texts.ts';
import type { ControlAttributes } from '../define-field-type.ts';
import styles from './files.module.css';

interface DropZoneProps {
  attributes: ControlAttributes;
  accept: readonly AcceptToken[];
  /** Says what is taken. */
  hintId: string;
  /** Files are held over the control. */
  isOver: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onFiles: (files: File[]) => void;
}

/** Where files are dropped or pasted, and the button that opens the browser's own picker (S-GEN-6). */
export function DropZone({ attributes, accept, hintId, isOver, button, onFiles }: DropZoneProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { id, name, disabled } = attributes;
  const { text, action } = FILES_TEXTS.dropZone;
  const message = attributes['aria-describedby'];
  return (
    // Takes the focus of a click, so that what is pasted then arrives here.
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
      {/* Without a name: the value is the list's. */}
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        disabled={disabled}
        accept={accept.join()}
        onChange={(event) => {
          // To the form it would be the change of a field without a name.
          event.stopPropagation();
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
