/** The id of a field's control, for links to it. Two forms on one page must not have a field name in common. */
export const controlId = (name: string) => `field-${name}`;

/** All controls with the field's name: an interval has two. */
const controlsOf = (form: HTMLFormElement, name: string) =>
  ([...form.elements] as HTMLInputElement[]).filter((control) => control.name === name);

/** The first control with the field's name. */
export const controlOf = (form: HTMLFormElement, name: string) => controlsOf(form, name)[0];

/** What the form would send for this field: a text for each control. Only the field's own controls are read. */
export const textsIn = (form: HTMLFormElement, name: string) =>
  controlsOf(form, name)
    .filter(({ type, checked }) => checked || !/^(?:button|checkbox|radio)$/.test(type))
    .map(({ value }) => value);

/** Sets the controls of a field. Returns whether they can hold the value: one from storage may be anything. */
export function setControls(form: HTMLFormElement, name: string, value: unknown): boolean {
  const parts = partsOf(value);
  return (
    parts.length > 0 &&
    controlsOf(form, name).every((control, index) => setControl(control, parts[index]))
  );
}

function setControl(control: HTMLInputElement, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const before = control.value;
  control.value = String(value);
  if (control.value === String(value)) return true;
  control.value = before;
  return false;
}

/** The values of a field's controls. An object has one property per control; a list, such as files, is in none. */
export const partsOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return [];
  return typeof value === 'object' ? Object.values(value ?? {}) : [value];
};

/** Focuses a control and scrolls its whole field into view, label included (U-5). */
export function focusField(control: HTMLElement | null | undefined) {
  control?.focus({ preventScroll: true });
  control?.closest('[data-field]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
