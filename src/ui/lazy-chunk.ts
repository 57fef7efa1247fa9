import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { CssChunkLoadError, loadChunk } from './load-chunk.ts';

// biome-ignore lint/suspicious/noExplicitAny: React.lazy itself asks for a component of any props.
type AnyComponent = ComponentType<any>;
type ImportChunk<Component> = () => Promise<{ default: Component }>;

/** The address inside `() => import('./hash.js')`: only Chromium names it in its error. */
export function requestOf(load: ImportChunk<unknown>): string {
  const path = /import\(\s*["'`]([^"'`]+)/.exec(load.toString())?.[1];
  return path ? new URL(path, import.meta.url).href : 'unknown';
}

export type LazyChunk<Component extends AnyComponent> = LazyExoticComponent<Component> & {
  /**
   * Preloads the chunk; resolves to whether that succeeded. The component is then rendered without a fallback. A failure is
   * silent: the component reports it when rendered.
   */
  preload: () => Promise<boolean>;
};

/** The only way to load code lazily on this site: `React.lazy` with the errors of the specification. */
export function lazyChunk<Component extends AnyComponent>(
  id: string,
  load: ImportChunk<Component>,
): LazyChunk<Component> {
  const request = requestOf(load);
  let ahead: ReturnType<ImportChunk<Component>> | undefined;
  let loaded: { default: Component } | undefined;
  return Object.assign(
    lazy(() => (loaded ? settled(loaded) : (ahead ?? loadChunk(id, request, load)))),
    {
      preload() {
        ahead ??= loadChunk(id, request, load);
        return ahead.then(
          (chunk) => {
            loaded = chunk;
            return true;
          },
          (error: unknown) => {
            // Vite never fetches a stylesheet twice: a second attempt would succeed without it.
            if (!(error instanceof CssChunkLoadError)) ahead = undefined;
            return false;
          },
        );
      },
    },
  );
}

/** A promise that calls back synchronously: after any other, `React.lazy` shows the fallback first. */
const settled = <Chunk>(chunk: Chunk) =>
  // biome-ignore lint/suspicious/noThenProperty: it is a promise.
  Object.assign(Promise.resolve(chunk), { then: (use: (chunk: Chunk) => void) => use(chunk) });
