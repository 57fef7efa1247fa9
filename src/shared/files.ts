/** Extensions of files whose type some systems do not know: the browser then leaves it empty. */
const TYPES_BY_EXTENSION = {
  '.heic': 'image/heic',
  '.heif': 'image/heif',
  '.pdf': 'application/pdf',
} as const;

/** A MIME type, a whole family of them as in `image/*`, or one of the extensions whose type is known here. */
export type AcceptToken = `${string}/${string}` | keyof typeof TYPES_BY_EXTENSION;

/** What a field of files takes. */
export interface FileLimits {
  /** As in the attribute `accept`; empty for every type. */
  accept: readonly AcceptToken[];
  /** Bytes of one file. */
  maxFileSize: number;
  /** Bytes of all files together, before base64 makes them a third larger. */
  maxTotalSize: number;
}

/** Most files that one field takes (S-GEN-4, S-CON-1). */
export const MAX_FILES = 10;

/** What the sum of files may weigh for a host that takes bodies of 4.5 MB: base64 makes them a third larger. */
export const HOST_TOTAL_SIZE = 3_000_000;

const TYPES: ReadonlyMap<string, string> = new Map(Object.entries(TYPES_BY_EXTENSION));

/** ".heic", in small letters, or an empty text. */
const extensionOf = (name: string) => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';

/** The MIME type of a file without parameters, by its extension where the browser knows none. */
export function typeOf(file: { name: string; type: string }): string {
  const [given = ''] = file.type.toLowerCase().split(';');
  const type = given.trim();
  const isUnknown = type === '' || type === 'application/octet-stream';
  return (isUnknown && TYPES.get(extensionOf(file.name))) || type;
}

/** How people call the kind of a file: "PDF", "HEIC". */
export function kindOf(file: { name: string; type: string }): string {
  const kind = extensionOf(file.name).slice(1) || typeOf(file).split('/')[1] || '';
  return kind.toUpperCase();
}

/** Whether one of the tokens of `accept` stands for this MIME type. */
export function isAccepted(accept: readonly AcceptToken[], type: string): boolean {
  if (accept.length === 0) return true;
  return accept.some((token) => {
    if (token.endsWith('/*')) return type.startsWith(token.slice(0, -1));
    return type !== '' && type === (TYPES.get(token) ?? token);
  });
}

/** Type and size in bytes of what a base64 data URL carries; `undefined` for any other text. */
export function parseDataUrl(url: string): { type: string; size: number } | undefined {
  const [head = '', base64, ...rest] = url.split(',');
  const type = /^data:([^;,]*)(?:;[^;,]+)*;base64$/.exec(head)?.[1];
  if (type === undefined || base64 === undefined || rest.length > 0) return undefined;
  if (base64.length % 4 !== 0 || !/^[A-Za-z\d+/]*={0,2}$/.test(base64)) return undefined;
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='));
  return { type: type.toLowerCase(), size: (base64.length / 4) * 3 - padding };
}
