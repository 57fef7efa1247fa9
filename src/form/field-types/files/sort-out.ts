/** Which files a field accepts. */

/** The maximum number of files in a field (S-GEN-4, S-CON-1). */
export const MAX_FILES = 10;

/** The start of their MIME type, the attribute `accept`, and a Spanish word. */
export const FILE_KINDS = {
  pictures: { type: 'image/', accept: 'image/*,.heic,.heif', word: 'imágenes' },
  pdf: { type: 'application/pdf', accept: 'application/pdf', word: 'PDF' },
} as const;

export interface FileLimits {
  kinds: readonly (keyof typeof FILE_KINDS)[];
  /** For each file, before base64 adds a third. */
  maxMegabytes: number;
}

/** The browser leaves `File.type` empty if the system does not know the type. */
const TYPES: { [extension: string]: string } = {
  heic: 'image/heic',
  heif: 'image/heif',
  pdf: 'application/pdf',
};

/** The extension in lower case, like "heic", or an empty text. */
export const extensionOf = (name: string) => /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';

/** The MIME type of a file, from its extension if the browser does not know it. */
export function typeOf({ name, type }: { name: string; type: string }): string {
  const isUnknown = type === '' || type === 'application/octet-stream';
  return (isUnknown && TYPES[extensionOf(name)]) || type;
}

/** Why a file is refused; `unreadable` shows only when it is read. */
export type RefusalReason = 'wrongType' | 'empty' | 'tooLarge' | 'tooMany' | 'unreadable';

/** The reason to refuse a file that comes after `count` others, if there is one. */
export function reasonAgainst(
  file: File,
  count: number,
  { kinds, maxMegabytes }: FileLimits,
): RefusalReason | undefined {
  const isAccepted = kinds.some((kind) => typeOf(file).startsWith(FILE_KINDS[kind].type));
  if (!isAccepted) return 'wrongType';
  if (file.size === 0) return 'empty';
  if (file.size > maxMegabytes * 1_000_000) return 'tooLarge';
  if (count >= MAX_FILES) return 'tooMany';
  return undefined;
}
