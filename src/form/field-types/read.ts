/** The text as typed: the rules trim it. */
export const readText = (data: FormData, name: string) => textOf(data.get(name));

/** A number, or `undefined`: browsers submit an empty string for an invalid number. */
export const readNumber = (data: FormData, name: string) => numberOf(data.get(name));

export function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry : '';
}

export function numberOf(entry: FormDataEntryValue | null): number | undefined {
  const text = textOf(entry).trim();
  return text === '' ? undefined : Number(text);
}
