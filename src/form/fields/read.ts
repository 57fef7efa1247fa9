/** Text as typed; trimming is the rules' affair (R-7). */
export function readText(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry : '';
}

/** A number, or nothing: browsers give an empty text for what is no number. */
export function readNumber(entry: FormDataEntryValue | null): number | undefined {
  const text = readText(entry).trim();
  return text === '' ? undefined : Number(text);
}
