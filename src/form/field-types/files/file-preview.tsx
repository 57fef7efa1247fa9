import { useEffect, useState } from 'react';
import { kindOf } from '../../../shared/files.ts';
import styles from './file-row.module.css';
import type { FileItem } from './files-state.ts';

/** A small picture of the file, or a plain tile with its kind: for what is none, and what this browser cannot show. */
export function FilePreview({ item }: { item: FileItem }) {
  const url = useObjectUrl(item.file);
  const [failed, setFailed] = useState(false);
  const isPicture = item.type.startsWith('image/') && !failed;
  return (
    <span className={styles.preview}>
      {isPicture && url ? (
        // Without a text of its own: the name stands beside it.
        <img
          src={url}
          alt=""
          width="64"
          height="64"
          decoding="async"
          draggable={false}
          onError={() => setFailed(true)}
        />
      ) : (
        <span aria-hidden="true">{kindOf(item.file)}</span>
      )}
    </span>
  );
}

/** Lives as long as the preview: released when the file is removed, the form reset or left. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}
