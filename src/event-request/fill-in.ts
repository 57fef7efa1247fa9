import { controlsOf, partsOf } from '../form/control-of.ts';
import type { Fields } from '../form/field-types/define-field-type.ts';

/** Fills in the fields as if the visitor had entered the values. A field without a value stays unchanged. */
export function fillIn(
  form: HTMLFormElement,
  fields: Fields,
  values: { readonly [field: string]: unknown },
): void {
  for (const name of Object.keys(fields)) {
    for (const [index, control] of controlsOf(form, name).entries()) {
      const value = partsOf(values[name])[index];
      if (!(typeof value === 'string' || typeof value === 'number')) continue;
      control.value = String(value);
      control.dataset.chosen = '';
    }
  }
}
