import { useEffect, useEffectEvent, useState } from 'react';
import type { FileLimits } from '../../../shared/files.ts';
import * as change from './files-state.ts';
import { NO_FILES, nextPending } from './files-state.ts';
import { readAsDataUrl } from './read-file.ts';

export type Files = ReturnType<typeof useFiles>;

/** The files of one control. Pending files are read one at a time, the oldest first. */
export function useFiles(limits: FileLimits) {
  const [state, setState] = useState(NO_FILES);
  const [progress, setProgress] = useState({ id: 0, part: 0 });
  const pending = nextPending(state);

  const read = useEffectEvent((signal: AbortSignal) => {
    if (!pending) return;
    const { id, file, type } = pending;
    readAsDataUrl(file, type, {
      signal,
      onProgress: (part) => setProgress({ id, part }),
    }).then(
      (dataUrl) => setState((now) => change.fileRead(now, id, dataUrl, limits)),
      () => !signal.aborted && setState((now) => change.fileFailed(now, id, limits)),
    );
  });
  const pendingId = pending?.id;
  useEffect(() => {
    if (pendingId === undefined) return;
    const reading = new AbortController();
    read(reading.signal);
    // Runs when the file is read or removed, the reading cancelled, the form reset, or the control unmounted.
    return () => reading.abort();
  }, [pendingId]);

  const { done, count } = change.readingProgress(state);
  // Ignore the progress of an earlier file: that file already counts as done.
  const part = progress.id === pendingId ? progress.part : 0;
  return {
    ...state,
    /** While files are being read: how many are done, and which part of the current one. */
    reading: pending && { done, count, part },
    add: (files: readonly File[]) => setState((now) => change.addFiles(now, files, limits)),
    remove: (id: number) => setState((now) => change.removeFile(now, id)),
    move: (...how: [id: number, place: number, text?: change.PlaceText]) =>
      setState((now) => change.moveFile(now, ...how)),
    sayPlace: (id: number, text: change.PlaceText) =>
      setState((now) => change.sayPlace(now, id, text)),
    cancelReading: () => setState(change.cancelReading),
    dismissRefusals: () => setState(change.dismissRefusals),
    clear: () => setState(change.clearFiles),
  };
}
