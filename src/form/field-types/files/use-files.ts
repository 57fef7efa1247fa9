import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { ControlProps } from '../define-field-type.ts';
import * as change from './files-state.ts';
import { type FileItem, isPending, NO_FILES } from './files-state.ts';
import { type FileLimits, typeOf } from './sort-out.ts';

/** Reads a file as a data URL (S-GEN-3). Rejects if the browser cannot read it, as with a folder or a deleted file. */
function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    // The copy has the right type, even if the browser does not know the file's.
    reader.readAsDataURL(file.slice(0, file.size, typeOf(file)));
  });
}

/** The files of the control in `box`: reads them, and connects them to the form around it. */
export function useFiles(
  { field, attributes, onChange }: ControlProps<FileLimits>,
  box: RefObject<HTMLElement | null>,
) {
  const [state, setState] = useState(NO_FILES);
  const { items } = state;

  // Files are read one after the other.
  const pending = items.find(isPending);
  const read = useEffectEvent(({ id, file }: FileItem) =>
    readAsDataUrl(file).then(
      (dataUrl) => setState((now) => change.fileRead(now, id, dataUrl)),
      () => setState((now) => change.fileFailed(now, id, field)),
    ),
  );
  useEffect(() => {
    if (pending) void read(pending);
  }, [pending]);

  // One entry per file, in order. The rule refuses the empty entry of a file that is still being read.
  const append = useEffectEvent(({ formData }: FormDataEvent) => {
    for (const { dataUrl } of items) formData.append(attributes.name, dataUrl);
  });
  useEffect(() => {
    const form = box.current?.closest('form');
    const end = new AbortController();
    form?.addEventListener('formdata', append, { signal: end.signal });
    form?.addEventListener('reset', () => setState(change.clearFiles), { signal: end.signal });
    return () => end.abort();
  }, [box]);

  // Neither the first files nor those after a reset are a change. While a file is being read, the rule would refuse it.
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (items !== NO_FILES.items && !items.some(isPending)) report();
  }, [items]);

  return {
    ...state,
    add: (files: readonly File[]) => setState((now) => change.addFiles(now, files, field)),
    remove: (item: FileItem) => setState((now) => change.removeFile(now, item)),
    move: (id: number, place: number) => setState((now) => change.moveFile(now, id, place)),
  };
}
