import { useCallback } from 'react';
import textStyles from '../ui/text.module.css';
import { controlId, type FieldControl, show } from './controls.ts';
import styles from './field.module.css';
import type { ControlAttributes, FieldDescription, Help } from './field-types/define-field-type.ts';

interface FieldProps {
  name: string;
  field: FieldDescription;
  /** The message under the control, which is also its accessible description. */
  error: string | undefined;
  text: string;
  /** It holds a default: nobody has chosen its value. */
  isUnchosen: boolean;
  /** Says so to screen readers. */
  unchosenLabel?: string | undefined;
  help: Help | undefined;
  acceptLabel?: string | undefined;
  onAccept: (suggestion: string) => void;
}

/** Label, control, help and message of one field. */
export function Field({
  name,
  field,
  error,
  text,
  isUnchosen,
  unchosenLabel,
  help,
  acceptLabel,
  onAccept,
}: FieldProps) {
  const id = controlId(name);
  const messageId = `${id}-message`;
  const helpId = `${id}-help`;
  // Screen readers say the error alone. A help about this value stays in view, because it tells how to mend it.
  const description = error ? messageId : help && helpId;
  const { Control, group } = field.type;
  const suggestion = help?.suggestion;
  // Only when the text has changed: an extension may have filled in the control since.
  const ref = useCallback(
    (control: FieldControl | null) => {
      if (control) show(control, text);
    },
    [text],
  );
  const Box = group ? 'fieldset' : 'div';
  const Label = group ? 'legend' : 'label';
  const attributes: ControlAttributes = {
    ref,
    id,
    name,
    'aria-required': true,
    ...(error && { 'aria-invalid': true }),
    ...(description && { 'aria-describedby': description }),
    // Without a help: that of a date says it.
    ...(isUnchosen && { 'aria-description': unchosenLabel }),
  };
  return (
    <Box
      className={styles.field}
      data-field={name}
      data-wide={field.wide}
      data-unchosen={isUnchosen || undefined}
    >
      <Label className={styles.label} {...(!group && { htmlFor: id })}>
        {field.label}
      </Label>
      <Control field={field} attributes={attributes} text={text} />
      {error && (
        <p id={messageId} className={styles.message}>
          <Mark />
          {/* In an element: React cannot change a text node that a browser has translated. */}
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p className={styles.help} data-short={help.isShort} data-important={help.isImportant}>
          {help.isImportant && <Mark />}
          <span id={helpId}>
            {/* The space is part of the element: React cannot remove a text node that a browser has translated. */}
            {help.text.split('\n').map((sentence) => (
              <span key={sentence} className={textStyles.phrase}>
                {`${sentence} `}
              </span>
            ))}
          </span>
          {suggestion && (
            <button type="button" aria-describedby={helpId} onClick={() => onAccept(suggestion)}>
              {acceptLabel}
            </button>
          )}
        </p>
      )}
    </Box>
  );
}

/** Marks an error or an important help for visitors who cannot see its colour. */
function Mark() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="7.25" />
      <path d="M8 4v5M8 10.5v1.5" />
    </svg>
  );
}
