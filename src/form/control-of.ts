/** The id of a field's control, for links to it. Two forms on one page must not have a field name in common. */
export const controlId = (name: string) => `field-${name}`;

/** All controls with the field's name: an interval has two. */
export const controlsOf = (form: HTMLFormElement, name: string) =>
  ([...form.elements] as HTMLInputElement[]).filter((control) => control.name === name);

/** The first control with the field's name. */
export const controlOf = (form: HTMLFormElement, name: string) => controlsOf(form, name)[0];

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
