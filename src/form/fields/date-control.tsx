import type { ControlProps } from './control.ts';

/** A calendar day by the browser's own picker. */
export function DateControl({ field, attributes }: ControlProps<'date'>) {
  return <input {...attributes} type="date" defaultValue={field.defaultValue} autoComplete="off" />;
}
