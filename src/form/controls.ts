/** The id of a field's control, for links to it. Two forms on one page must not have a field name in common. */
export const controlId = (name: string) => `field-${name}`;

/** All controls with the field's name: an interval has two. */
const controlsOf = (form: HTMLFormElement, name: string) =>
  ([...form.elements] as HTMLInputElement[]).filter((control) => control.name === name);

/** The first control with the field's name. */
export const controlOf = (form: HTMLFormElement, name: string) => controlsOf(form, name)[0];

/** The texts of a field's own controls. */
export const textsIn = (form: HTMLFormElement, name: string) =>
  controlsOf(form, name)
    .filter(({ type }) => type !== 'button')
    .map(({ value }) => value);

/** Sets the control of a field. Returns whether it can hold the value: one from storage may be anything. */
export function setControl(form: HTMLFormElement, name: string, value: unknown): boolean {
  const control = controlOf(form, name);
  if (!control || (typeof value !== 'string' && typeof value !== 'number')) return false;
  const before = control.value;
  control.value = String(value);
  if (control.value === String(value)) return true;
  control.value = before;
  return false;
}

/** Focuses a control and scrolls its whole field into view, label included. */
export function focusField(control: HTMLElement | null | undefined) {
  control?.focus({ preventScroll: true });
  control?.closest('[data-field]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
