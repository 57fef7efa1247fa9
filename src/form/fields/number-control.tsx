import type { ControlProps } from './control.ts';

/** A number. The wheel lets go of it instead of changing it behind the visitor's back (U-6). */
export function NumberControl({ field, attributes }: ControlProps<'number'>) {
  return (
    <input
      {...attributes}
      type="number"
      inputMode="numeric"
      min={field.min}
      step={field.step}
      defaultValue={field.defaultValue}
      autoComplete="off"
      enterKeyHint="next"
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}
