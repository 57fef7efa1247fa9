import { useId, useRef } from 'react';
import { type FileLimits, HOST_TOTAL_SIZE } from '../../../shared/files.ts';
import { files as filesRule } from '../../../shared/files-rule.ts';
import { FILES_TEXTS } from '../../../shared/files-texts.ts';
import spoken from '../../../ui/spoken.module.css';
import { type ControlProps, defineFieldType } from '../define-field-type.ts';
import { textOf } from '../read.ts';
import { DropZone } from './drop-zone.tsx';
import styles from './files.module.css';
import { FilesList } from './files-list.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { Refusals } from './refusals.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useFiles } from './use-files.ts';
import { useFormValue } from './use-form-value.ts';

/** Up to ten files, chosen, dropped or pasted, which the visitor can reorder (S-GEN-3 to S-GEN-6). */
function FilesControl({ field, attributes, onChange }: ControlProps<FileLimits>) {
  const hintId = useId();
  const selectButton = useRef<HTMLButtonElement>(null);
  const chosen = useFiles(field);
  const { isOver, dropProps } = useFileDrop(attributes.disabled, chosen.add);
  useFormValue({
    control: selectButton,
    name: attributes.name,
    items: chosen.items,
    onChange,
    onReset: chosen.clear,
  });
  return (
    <div className={styles.files} {...dropProps}>
      <DropZone
        attributes={attributes}
        accept={field.accept}
        hintId={hintId}
        isOver={isOver}
        button={selectButton}
        onFiles={chosen.add}
      />
      <p id={hintId} className={styles.hint}>
        {FILES_TEXTS.limits(field)}
      </p>
      {chosen.refusals.length > 0 && (
        <Refusals
          refusals={chosen.refusals}
          limits={field}
          onDismiss={chosen.dismissRefusals}
          fallback={selectButton}
        />
      )}
      {chosen.reading && (
        <ReadingProgress
          reading={chosen.reading}
          onCancel={chosen.cancelReading}
          fallback={selectButton}
        />
      )}
      <FilesList files={chosen} disabled={attributes.disabled} fallback={selectButton} />
      <div className={spoken.text} role="status">
        {/* A new element each time, so that screen readers announce the same text again. */}
        <span key={chosen.announcement.number}>{chosen.announcement.text}</span>
      </div>
    </div>
  );
}

/** The previews need `img-src blob:` in the site's Content-Security-Policy. */
export const files = defineFieldType<FileLimits>({
  Control: FilesControl,
  group: true,
  // One entry per file, in order.
  read: (data, name) => data.getAll(name).map(textOf),
  rule: filesRule,
});

export const sample = () =>
  files({
    label: 'Fotos que te inspiran',
    accept: ['image/*', '.heic', '.heif', 'application/pdf'],
    maxFileSize: 1_500_000,
    maxTotalSize: HOST_TOTAL_SIZE,
    wide: true,
  });
