import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** After this a chunk counts as lost, in milliseconds (S-API-10, S-CON-8). */
export const CHUNK_TIMEOUT = 120_000;
/** A page that is being left has gone after this, in milliseconds, or it is not left after all. */
const LEAVING_TIME = 10_000;

type ChunkFailure = 'missing' | 'error' | 'timeout';

/** A script chunk that did not arrive, in the words of the specification (S-ERR-5, R-16). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly type: ChunkFailure;
  /** Address of the chunk. */
  readonly request: string;

  constructor(id: string, type: ChunkFailure, request: string, cause?: unknown) {
    super(`Loading chunk ${id} failed.\n(${type}: ${request})`, { cause });
    this.type = type;
    this.request = request;
  }
}

/** A stylesheet that a chunk needs and did not get (S-ERR-6, R-17). */
export class CssChunkLoadError extends Error {
  override readonly name = 'CssChunkLoadError';
  readonly request: string;

  constructor(href: string, cause: unknown) {
    super(`Loading CSS chunk failed\n(${href})`, { cause });
    this.request = href;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: React.lazy itself asks for a component of any props.
type AnyComponent = ComponentType<any>;
type ImportChunk<Component> = () => Promise<{ default: Component }>;

/** Vite's own words for a stylesheet that failed, with its address. */
const VITE_CSS_FAILURE = /^Unable to preload CSS for (.+)$/;

/** The address inside `() => import('./hash.js')`: no engine but Chromium names it in its error. */
function requestOf(load: ImportChunk<unknown>): string {
  const path = /import\(\s*["'`]([^"'`]+)/.exec(load.toString())?.[1];
  return path ? new URL(path, import.meta.url).href : 'unknown';
}

/**
 * Firefox rejects what a page still loads when it is being left: nobody is there to be told. Watched while something is
 * being loaded and no longer: a page with such a listener may not be kept for Back.
 */
function watchLeaving(): { gone: () => Promise<void>; end: () => void } {
  let gone = Promise.resolve();
  const ended = new AbortController();
  // There is none while pages are rendered at build.
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
export async function loadChunk<Component>(
  id: string,
  load: ImportChunk<Component>,
): Promise<{ default: Component }> {
  const request = requestOf(load);
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

export type LazyChunk<Component extends AnyComponent> = LazyExoticComponent<Component> & {
  /** Fetches the chunk ahead of need; tells whether it is there. A failure is silent: the component itself will tell. */
  preload: () => Promise<boolean>;
};

/** The one way in which this site loads code lazily: a `React.lazy` component with the specification's errors. */
export function lazyChunk<Component extends AnyComponent>(
  id: string,
  load: ImportChunk<Component>,
): LazyChunk<Component> {
  let ahead: ReturnType<typeof loadChunk<Component>> | undefined;
  return Object.assign(
    lazy(() => ahead ?? loadChunk(id, load)),
    {
      preload() {
        ahead ??= loadChunk(id, load);
        return ahead.then(
          () => true,
          (error: unknown) => {
            // Vite never asks for a stylesheet twice: a second attempt would "succeed" without it.
            if (!(error instanceof CssChunkLoadError)) ahead = undefined;
            return false;
          },
        );
      },
    },
  );
}
