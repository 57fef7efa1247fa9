/** The types by extension. The browser leaves `File.type` empty if the system does not know the type. */
const TYPES_BY_EXTENSION = {
  '.heic': 'image/heic',
  '.heif': 'image/heif',
  '.pdf': 'application/pdf',
} as const;

type TypesByExtension = typeof TYPES_BY_EXTENSION;

/** A family of MIME types, or a known type or extension. Each has a Spanish word in `files-texts.ts`. */
export type AcceptToken =
  | 'image/*'
  | 'video/*'
  | 'audio/*'
  | keyof TypesByExtension
  | TypesByExtension[keyof TypesByExtension];

export interface FileLimits {
  /** As in the attribute `accept`; empty for every type. */
  accept: readonly AcceptToken[];
  /** In bytes. */
  maxFileSize: number;
  /** In bytes, before base64 adds a third. */
  maxTotalSize: number;
}

/** The maximum number of files in a field (S-GEN-4, S-CON-1). */
export const MAX_FILES = 10;

/** A total size for a host that accepts bodies of 4.5 MB: base64 adds a third. */
export const HOST_TOTAL_SIZE = 3_000_000;

// Pure, so that the bundler drops it from a form without files.
const TYPES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(TYPES_BY_EXTENSION),
);

/** The extension in lower case, like ".heic", or an empty text. */
const extensionOf = (name: string) => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';

/** The MIME type of a file, without parameters. It is taken from the extension if the browser does not know it. */
export function typeOf(file: { name: string; type: string }): string {
  const [given = ''] = file.type.toLowerCase().split(';');
  const type = given.trim();
  const isUnknown = type === '' || type === 'application/octet-stream';
  return (isUnknown && TYPES.get(extensionOf(file.name))) || type;
}

/** The short name of a file's type: "PDF", "HEIC". */
export function kindOf(file: { name: string; type: string }): string {
  const kind = extensionOf(file.name).slice(1) || typeOf(file).split('/')[1] || '';
  return kind.toUpperCase();
}

/** Whether a token of `accept` matches this MIME type. */
export function isAccepted(accept: readonly AcceptToken[], type: string): boolean {
  if (accept.length === 0) return true;
  return accept.some((token) => {
    if (token.endsWith('/*')) return type.startsWith(token.slice(0, -1));
    return type !== '' && type === (TYPES.get(token) ?? token);
  });
}

interface Content {
  type: string;
  /** In bytes. */
  size: number;
}

/** Parses a base64 data URL; `undefined` for any other text. */
export function parseDataUrl(url: string): Content | undefined {
  const [head = '', base64, ...rest] = url.split(',');
  const type = /^data:([^;,]*)(?:;[^;,]+)*;base64$/.exec(head)?.[1];
  if (type === undefined || base64 === undefined || rest.length > 0) return undefined;
  if (base64.length % 4 !== 0 || !/^[A-Za-z\d+/]*={0,2}$/.test(base64)) return undefined;
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='));
  return { type: type.toLowerCase(), size: (base64.length / 4) * 3 - padding };
}

/**
 * Makes a parser of lists of data URLs. It caches the last list, because data URLs are megabytes long and a form validates at
 * every keystroke. Older lists are not cached, so that the memory of removed files is freed.
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
