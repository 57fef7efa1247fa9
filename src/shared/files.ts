/** Extensions of files whose type some systems do not know: the browser then leaves it empty. */
const TYPES_BY_EXTENSION = {
  '.heic': 'image/heic',
  '.heif': 'image/heif',
  '.pdf': 'application/pdf',
} as const;

type TypesByExtension = typeof TYPES_BY_EXTENSION;

/** A whole family of MIME types, or one that is known here, by its name or its extension: each has its word for visitors. */
export type AcceptToken =
  | 'image/*'
  | 'video/*'
  | 'audio/*'
  | keyof TypesByExtension
  | TypesByExtension[keyof TypesByExtension];

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

// Pure: not in the chunk of a form without files.
const TYPES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(TYPES_BY_EXTENSION),
);

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

/** What a data URL carries. */
interface Content {
  type: string;
  /** In bytes. */
  size: number;
}

/** What a base64 data URL carries; `undefined` for any other text. */
export function parseDataUrl(url: string): Content | undefined {
  const [head = '', base64, ...rest] = url.split(',');
  const type = /^data:([^;,]*)(?:;[^;,]+)*;base64$/.exec(head)?.[1];
  if (type === undefined || base64 === undefined || rest.length > 0) return undefined;
  if (base64.length % 4 !== 0 || !/^[A-Za-z\d+/]*={0,2}$/.test(base64)) return undefined;
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='));
  return { type: type.toLowerCase(), size: (base64.length / 4) * 3 - padding };
}

/**
 * Parses lists of data URLs, and knows those of the last list: they are megabytes, and a form checks them again at
 * each keystroke in any of its fields. Nothing older is kept, so that what was removed is given back.
 */
export function dataUrlsParser(): (
  urls: string[],
) => { url: string; content: Content | undefined }[] {
  let known: ReadonlyMap<string, Content | undefined> = new Map();
  return (urls) => {
    const parsed = urls.map((url) => ({
      url,
      content: known.has(url) ? known.get(url) : parseDataUrl(url),
    }));
    known = new Map(parsed.map(({ url, content }) => [url, content]));
    return parsed;
  };
}
