import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Receives files that are dropped on `box`. Returns whether files are held over it. */
export function useFileDrop(
  box: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const follow = useEffectEvent((event: DragEvent) => {
    const { dataTransfer, target, type } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    const isHere = box.current?.contains(target as Node) === true;
    setIsOver(isHere && type === 'dragover');
    // Another field of files may have accepted it.
    if (!isHere && event.defaultPrevented) return;
    // Also beside the field: the browser would leave the page, and what was typed would be lost.
    event.preventDefault();
    dataTransfer.dropEffect = isHere ? 'copy' : 'none';
    if (isHere && type === 'drop') onFiles([...dataTransfer.files]);
  });
  useEffect(() => {
    const end = new AbortController();
    for (const type of ['dragover', 'dragleave', 'drop'] as const)
      document.addEventListener(type, follow, { signal: end.signal });
    return () => end.abort();
  }, []);
  return isOver;
}
