import { controlOf } from '../form/control-of.ts';
import type { FieldDescription } from '../form/field-description.ts';

/** Puts values, as if they were entered, into the controls of a form's fields; a field without one keeps its own. */
export function fillIn(
  form: HTMLFormElement,
  fields: readonly FieldDescription[],
  values: { readonly [field: string]: unknown },
): void {
  for (const { name } of fields) {
    const control = controlOf(form, name);
    const value = values[name];
    if (!control || !(typeof value === 'string' || typeof value === 'number')) continue;
    control.value = String(value);
    control.dataset.chosen = '';
  }
}
