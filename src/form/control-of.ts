/** The control of a field, or the first of a group. */
export function controlOf(form: HTMLFormElement, name: string) {
  const controls = [...form.elements] as HTMLInputElement[];
  return controls.find((control) => control.name === name);
}
