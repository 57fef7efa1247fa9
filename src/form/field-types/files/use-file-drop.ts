import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';

/** Whether the drag holds files, rather than text or a link. */
const holdsFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/** Receives files that are dropped or pasted on an element. `isOver` is true while files are dragged over it. */
export function useFileDrop(disabled: boolean | undefined, onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    // If a file is dropped beside the control, the browser leaves the page and what was typed is lost. Each control has its own
    // listeners: shared ones would be removed when the first control unmounts.
    function refuseElsewhere(event: globalThis.DragEvent) {
      if (event.defaultPrevented || !event.dataTransfer || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    }
    const end = new AbortController();
    document.addEventListener('dragover', refuseElsewhere, { signal: end.signal });
    document.addEventListener('drop', refuseElsewhere, { signal: end.signal });
    return () => end.abort();
  }, []);

  return {
    isOver,
    dropProps: {
      onDragOver(event: DragEvent) {
        if (disabled || !holdsFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setIsOver(true);
      },
      onDragLeave(event: DragEvent) {
        const isInside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        setIsOver(false);
        if (disabled || !holdsFiles(event.dataTransfer)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
      onPaste(event: ClipboardEvent) {
        if (disabled || !holdsFiles(event.clipboardData)) return;
        event.preventDefault();
        onFiles([...event.clipboardData.files]);
      },
    },
  };
}
