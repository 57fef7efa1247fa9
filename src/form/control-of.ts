/** The id of a field's control, for links to it: two forms of one page have no field's name in common. */
export const controlId = (name: string) => `field-${name}`;

/** The controls of a field: more than one if they share its name, as the ends of an interval do. */
export const controlsOf = (form: HTMLFormElement, name: string) =>
  ([...form.elements] as HTMLInputElement[]).filter((control) => control.name === name);

/** The control of a field, or the first of a group. */
export const controlOf = (form: HTMLFormElement, name: string) => controlsOf(form, name)[0];

/** The values of those controls in a field's value. */
export const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' ? Object.values(value ?? {}) : [value];

/** Gives a field's control the focus, its label in view as well (U-5). */
export function focusField(control: HTMLElement | null | undefined) {
  control?.focus({ preventScroll: true });
  control?.closest('[data-field]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
