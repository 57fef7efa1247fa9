/** Text as typed; trimming is the rules' affair (R-7). */
export function readText(data: FormData, name: string): string {
  return textOf(data.get(name));
}

/** A number, or nothing: browsers give an empty text for what is no number. */
export function readNumber(data: FormData, name: string): number | undefined {
  return numberOf(data.get(name));
}

/** Two controls of one name, the lower end first (S-GEN-1). */
export function readInterval(data: FormData, name: string) {
  const [min, max] = data.getAll(name).map(numberOf);
  return { min, max };
}

/** Every entry of this name, in order. */
export function readTexts(data: FormData, name: string): string[] {
  return data.getAll(name).map(textOf);
}

function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry : '';
}

function numberOf(entry: FormDataEntryValue | null): number | undefined {
  const text = textOf(entry).trim();
  return text === '' ? undefined : Number(text);
}
