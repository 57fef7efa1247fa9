/** The id of a field's control, for links to it: two forms of one page have no field's name in common. */
export const controlId = (name: string) => `field-${name}`;

/** The control of a field, or the first of a group. */
export function controlOf(form: HTMLFormElement, name: string) {
  const controls = [...form.elements] as HTMLInputElement[];
  return controls.find((control) => control.name === name);
}

/** Gives a field's control the focus, its label in view as well (U-5). */
export function focusField(control: HTMLElement | null | undefined) {
  control?.focus({ preventScroll: true });
  control?.closest('[data-field]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
