/**
 * A field has one control with its name, which holds its text. A field of several visible controls has a hidden one.
 */
export type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Texts by the names of fields. */
export type Texts = { readonly [name: string]: string };

/** The text of a date that does not exist or is typed in part: its control says that it is empty. */
export const UNREADABLE = '…';

/** The id of the element of a field that gets the focus. Two forms on one page must not have a field name in common. */
export const controlId = (name: string) => `field-${name}`;

export const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as FieldControl;

export const textIn = (control: FieldControl) =>
  control.validity?.badInput ? UNREADABLE : control.value;

/** Shows a text in a control. One that holds it already is left alone: it may be a date that is typed in part. */
export function show(control: FieldControl, text: string): void {
  if (textIn(control) !== text) control.value = text;
}

/** Puts a text into a control as if the visitor had typed it. */
export function typeInto(control: FieldControl, text: string): void {
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Focuses the element with the id of a field, and scrolls the whole field into view, label included. */
export function focusField(id: string) {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.closest('[data-field]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
