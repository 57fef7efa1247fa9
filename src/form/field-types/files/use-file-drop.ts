import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';

/** Files from outside, not text or a link of the page. */
const holdsFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/** Takes the files that are dropped or pasted on an element; `isOver` while they are held over it. */
export function useFileDrop(disabled: boolean | undefined, onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    // Files dropped beside the control would take the browser away from the form, and what was typed with it. Each
    // control has a listener of its own: one for all would go with the first of them.
    function refuseElsewhere(event: globalThis.DragEvent) {
      if (event.defaultPrevented || !event.dataTransfer || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    }
    document.addEventListener('dragover', refuseElsewhere);
    document.addEventListener('drop', refuseElsewhere);
    return () => {
      document.removeEventListener('dragover', refuseElsewhere);
      document.removeEventListener('drop', refuseElsewhere);
    };
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
