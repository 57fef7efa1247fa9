import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type FileItem, isPending } from './files-state.ts';

interface FormValue {
  /** A control of the form, and of the field: disabled when the field is. */
  control: RefObject<HTMLButtonElement | null>;
  name: string;
  items: readonly FileItem[];
  onChange: () => void;
  onReset: () => void;
}

/**
 * Ties the files to their form: it gets them whenever it is read, and empties them with itself. One entry per file, in
 * the order shown (S-GEN-3, R-30); an empty one for a file that is still being read, which the rule refuses.
 */
export function useFormValue({ control, name, items, onChange, onReset }: FormValue): void {
  const append = useEffectEvent(({ formData }: FormDataEvent) => {
    if (control.current?.matches(':disabled')) return;
    for (const { dataUrl = '' } of items) formData.append(name, dataUrl);
  });
  const reset = useEffectEvent(() => {
    // A form that begins anew shows no message.
    reported.current = '';
    onReset();
  });
  useEffect(() => {
    const form = control.current?.form;
    if (!form) return;
    const onFormData = (event: FormDataEvent) => append(event);
    const onFormReset = () => reset();
    form.addEventListener('formdata', onFormData);
    form.addEventListener('reset', onFormReset);
    return () => {
      form.removeEventListener('formdata', onFormData);
      form.removeEventListener('reset', onFormReset);
    };
  }, [control]);

  // Reported once it is whole: "wait until they are loaded" is no message for somebody who is waiting.
  const value = items.some(isPending) ? undefined : items.map(({ id }) => id).join();
  const reported = useRef<string | undefined>('');
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    if (value !== undefined) report();
  }, [value]);
}
