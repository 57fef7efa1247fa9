import { useEffect, useState } from 'react';
import { kindOf } from '../../../shared/files.ts';
import styles from './file-row.module.css';
import type { FileItem } from './files-state.ts';

/** A thumbnail, or a tile with the kind of the file if it is no picture or the browser cannot show it. */
export function FilePreview({ item }: { item: FileItem }) {
  const url = useObjectUrl(item.file);
  const [failed, setFailed] = useState(false);
  const isPicture = item.type.startsWith('image/') && !failed;
  return (
    <span className={styles.preview}>
      {isPicture && url ? (
        // Empty `alt`: the name stands beside the picture.
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

/** An object URL for the file, revoked when the preview unmounts. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}
