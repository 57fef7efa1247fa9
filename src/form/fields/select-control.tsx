import type { ControlProps } from './control.ts';

/** One of a few options, by the platform's own list. */
export function SelectControl({ field, attributes }: ControlProps<'select'>) {
  return (
    <select {...attributes} defaultValue={field.defaultValue} autoComplete="off">
      {field.options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
