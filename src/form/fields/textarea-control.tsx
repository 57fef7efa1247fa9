import type { ControlProps } from './control.ts';

/** Several lines of text; Enter is a new line here. */
export function TextareaControl({ field, attributes }: ControlProps<'textarea'>) {
  return (
    <textarea {...attributes} rows={field.rows} maxLength={field.maxLength} autoComplete="off" />
  );
}
