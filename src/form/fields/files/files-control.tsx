import { useId, useRef } from 'react';
import { FILES_TEXTS } from '../../../shared/field-texts.ts';
import spoken from '../../../ui/spoken.module.css';
import type { ControlProps } from '../control.ts';
import { DropZone } from './drop-zone.tsx';
import styles from './files.module.css';
import { FilesList } from './files-list.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { Refusals } from './refusals.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useFiles } from './use-files.ts';
import { useFormValue } from './use-form-value.ts';

/** Up to ten files, chosen, dropped or pasted, in an order of the visitor's own (S-GEN-3 to S-GEN-6). */
export function FilesControl({ field, attributes, onChange }: ControlProps<'files'>) {
  const hintId = useId();
  const selectButton = useRef<HTMLButtonElement>(null);
  const files = useFiles(field);
  const { isOver, dropProps } = useFileDrop(attributes.disabled, files.add);
  useFormValue({
    control: selectButton,
    name: attributes.name,
    items: files.items,
    onChange,
    onReset: files.clear,
  });
  return (
    <div className={styles.files} {...dropProps}>
      <DropZone
        attributes={attributes}
        accept={field.accept}
        hintId={hintId}
        isOver={isOver}
        button={selectButton}
        onFiles={files.add}
      />
      <p id={hintId} className={styles.hint}>
        {FILES_TEXTS.limits(field)}
      </p>
      {files.refusals.length > 0 && (
        <Refusals
          refusals={files.refusals}
          limits={field}
          onDismiss={files.dismissRefusals}
          fallback={selectButton}
        />
      )}
      {files.reading && (
        <ReadingProgress
          reading={files.reading}
          onCancel={files.cancelReading}
          fallback={selectButton}
        />
      )}
      <FilesList files={files} disabled={attributes.disabled} fallback={selectButton} />
      <div className={spoken.text} role="status">
        {/* Anew each time: the same sentence twice is said twice. */}
        <span key={files.announcement.number}>{files.announcement.text}</span>
      </div>
    </div>
  );
}
