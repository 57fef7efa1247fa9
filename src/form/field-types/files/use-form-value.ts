import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type FileItem, isPending } from './files-state.ts';

interface FormValue {
  /** Any control of the field: it knows its form and whether the field is disabled. */
  control: RefObject<HTMLButtonElement | null>;
  name: string;
  items: readonly FileItem[];
  onChange: () => void;
  onReset: () => void;
}

/**
 * Connects the files to their form: adds them to its `FormData`, and calls `onReset` when the form is reset. There is one entry
 * per file, in order (S-GEN-3, R-30). A file that is still being read has an empty entry, which the rule refuses.
 */
export function useFormValue({ control, name, items, onChange, onReset }: FormValue): void {
  const append = useEffectEvent(({ formData }: FormDataEvent) => {
    if (control.current?.matches(':disabled')) return;
    for (const { dataUrl = '' } of items) formData.append(name, dataUrl);
  });
  const reset = useEffectEvent(() => {
    // A reset form shows no messages.
    reported.current = '';
    onReset();
  });
  useEffect(() => {
    const form = control.current?.form;
    const end = new AbortController();
    form?.addEventListener('formdata', append, { signal: end.signal });
    form?.addEventListener('reset', reset, { signal: end.signal });
    return () => end.abort();
  }, [control]);

  // Report the change when all files have been read. Earlier, the rule would refuse files that the visitor is waiting for.
  const value = items.some(isPending) ? undefined : items.map(({ id }) => id).join();
  const reported = useRef<string | undefined>('');
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    if (value !== undefined) report();
  }, [value]);
}
