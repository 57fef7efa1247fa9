import { fetchLostStyles, rememberLostStyle } from './lost-styles.ts';
import { reloadOnce } from './reload-once.ts';

export const CHUNK_TIMEOUT_MS = 120_000;

type FailureType = 'missing' | 'error' | 'timeout';

/** A script chunk could not be loaded. The message is that of the specification. */
export class ChunkLoadError extends Error {
  declare readonly type: FailureType;
  /** The address of the chunk. */
  declare readonly request: string;

  constructor(id: string, type: FailureType, request: string, cause?: unknown) {
    super(`Loading chunk ${id} failed.\n(${type}: ${request})`, { cause });
    Object.assign(this, { name: 'ChunkLoadError', type, request });
  }
}

/** A stylesheet of a chunk could not be loaded. */
export class CssChunkLoadError extends Error {
  declare readonly request: string;

  constructor(href: string, cause: unknown) {
    super(`Loading CSS chunk failed\n(${href})`, { cause });
    Object.assign(this, { name: 'CssChunkLoadError', request: href });
  }
}

export const isChunkError = (error: unknown) =>
  error instanceof ChunkLoadError || error instanceof CssChunkLoadError;

/**
 * The address in the source of a loader, which must be `() =>
 * import('./hash.js')`: only Chromium names the address in its error.
 */
function requestOf(load: () => Promise<unknown>): string {
  const path = /import\(\s*["'`]([^"'`]+)/.exec(load.toString())?.[1];
  return path ? new URL(path, import.meta.url).href : 'unknown';
}

/**
 * Loads one chunk; every failure is a {@link ChunkLoadError} or a {@link CssChunkLoadError}. If its file is gone, the
 * page is reloaded once, and the promise stays pending meanwhile.
 */
export async function loadChunk<Module extends { default: unknown }>(
  id: string,
  load: () => Promise<Module>,
): Promise<Module> {
  const request = requestOf(load);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id, 'timeout', request)), CHUNK_TIMEOUT_MS);
  });
  const chunk = fetchLostStyles()
    .then(load)
    .catch(async (cause: unknown) => {
      const href = rememberLostStyle(cause);
      const error = href
        ? new CssChunkLoadError(href, cause)
        : new ChunkLoadError(id, 'error', request, cause);
      if (!(await reloadOnce(error))) throw error;
      return new Promise<never>(() => undefined);
    });
  try {
    const module = await Promise.race([chunk, timeout]);
    if (!module?.default) throw new ChunkLoadError(id, 'missing', request);
    return module;
  } finally {
    clearTimeout(timer);
  }
}

/** For Safari, which has no `requestIdleCallback`. */
const IDLE_AFTER_MS = 2_000;

/** Loads what nobody waits for when the browser is idle. */
export function onIdle(load: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(load);
  else setTimeout(load, IDLE_AFTER_MS);
}
