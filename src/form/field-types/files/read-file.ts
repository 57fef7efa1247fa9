interface ReadOptions {
  /** Aborts the reading; the promise then rejects. */
  signal: AbortSignal;
  /** The part that has been read, from 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Reads a file as a data URL of this type (S-GEN-3). The promise rejects if the reading is aborted, or if the browser cannot
 * read the file, as with a folder or a deleted file.
 */
export function readAsDataUrl(
  file: File,
  type: string,
  { signal, onProgress }: ReadOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const reader = new FileReader();
    const abort = () => {
      reject(signal.reason);
      reader.abort();
    };
    signal.addEventListener('abort', abort, { once: true });
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    reader.onloadend = () => signal.removeEventListener('abort', abort);
    // The copy has the given type; the browser may not know the file's.
    reader.readAsDataURL(file.slice(0, file.size, type));
  });
}
