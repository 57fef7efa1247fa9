import { type ComponentType, type FunctionComponent, use } from 'react';
import { loadChunk } from './load-chunk.ts';

// biome-ignore lint/suspicious/noExplicitAny: a chunk may have a component of any props.
type AnyComponent = ComponentType<any>;

export type LazyChunk<Component extends AnyComponent> = FunctionComponent<
  React.ComponentProps<Component>
> & {
  /**
   * Preloads the chunk; resolves to whether that succeeded. The component is then rendered without a fallback. A failure is
   * silent: the component reports it when rendered. After a failure, the next call tries again.
   */
  preload: () => Promise<boolean>;
};

/** The only way to load code lazily on this site: as `React.lazy`, which never tries a failed chunk again. */
export function lazyChunk<Component extends AnyComponent>(
  id: string,
  importChunk: () => Promise<{ default: Component }>,
): LazyChunk<Component> {
  let chunk: Promise<{ default: Component }> | undefined;
  let hasFailed = false;

  function load() {
    hasFailed = false;
    const loading = loadChunk(id, importChunk);
    chunk = loading;
    loading.then(
      // `use` reads these properties at once. It would wait for any other promise, and show the fallback.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => {
        hasFailed = true;
      },
    );
    return loading;
  }

  return Object.assign(
    function Chunk(props: React.ComponentProps<Component>) {
      const { default: Component } = use(chunk ?? load());
      return <Component {...props} />;
    },
    {
      preload: () =>
        (chunk && !hasFailed ? chunk : load()).then(
          () => true,
          () => false,
        ),
    },
  );
}
