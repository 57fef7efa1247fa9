/** The timeout of a chunk, in milliseconds (S-API-10, S-CON-8). */
export const CHUNK_TIMEOUT = 120_000;
/** In milliseconds: if the page still exists after this, it was not left after all. */
const LEAVING_TIME = 10_000;

type FailureType = 'missing' | 'error' | 'timeout';

/** A script chunk could not be loaded. The message is that of the specification (S-ERR-5, R-16). */
export class ChunkLoadError extends Error {
  declare readonly type: FailureType;
  /** The address of the chunk. */
  declare readonly request: string;

  constructor(id: string, type: FailureType, request: string, cause?: unknown) {
    super(`Loading chunk ${id} failed.\n(${type}: ${request})`, { cause });
    Object.assign(this, { name: 'ChunkLoadError', type, request });
  }
}

/** A stylesheet of a chunk could not be loaded (S-ERR-6, R-17). */
export class CssChunkLoadError extends Error {
  declare readonly request: string;

  constructor(href: string, cause: unknown) {
    super(`Loading CSS chunk failed\n(${href})`, { cause });
    Object.assign(this, { name: 'CssChunkLoadError', request: href });
  }
}

export const isChunkError = (error: unknown) =>
  error instanceof ChunkLoadError || error instanceof CssChunkLoadError;

/** Vite's message for a stylesheet that could not be loaded, with its address. */
const VITE_CSS_FAILURE = /^Unable to preload CSS for (.+)$/;

/**
 * Watches whether the page is being left: Firefox then rejects every pending import, which is no error to report. It listens
 * only while a chunk is loading: a `beforeunload` listener may keep the page out of the back/forward cache.
 */
function watchLeaving(): { gone: () => Promise<void>; end: () => void } {
  let gone = Promise.resolve();
  const ended = new AbortController();
  // There is no `window` at build time.
  for (const sign of ['beforeunload', 'pagehide'])
    globalThis.addEventListener?.(
      sign,
      () => {
        gone = new Promise((resolve) => setTimeout(resolve, LEAVING_TIME));
      },
      { signal: ended.signal },
    );
  return { gone: () => gone, end: () => ended.abort() };
}

/** Loads one chunk; every failure is a {@link ChunkLoadError} or a {@link CssChunkLoadError}. */
export async function loadChunk<Module extends { default: unknown }>(
  id: string,
  request: string,
  load: () => Promise<Module>,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id, 'timeout', request)), CHUNK_TIMEOUT);
  });
  const leaving = watchLeaving();
  const chunk = load().catch(async (cause: unknown) => {
    await leaving.gone();
    const href = cause instanceof Error && VITE_CSS_FAILURE.exec(cause.message)?.[1];
    throw href
      ? new CssChunkLoadError(href, cause)
      : new ChunkLoadError(id, 'error', request, cause);
  });
  try {
    const module = await Promise.race([chunk, timeout]);
    if (!module?.default) throw new ChunkLoadError(id, 'missing', request);
    return module;
  } finally {
    clearTimeout(timer);
    leaving.end();
  }
}

/** Runs `task` when the browser is idle; after `fallbackDelay` milliseconds in Safari, which has no `requestIdleCallback`. */
export function onIdle(task: () => void, fallbackDelay = 2_000): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task);
  else setTimeout(task, fallbackDelay);
}
