import { type ComponentProps, type ComponentType, type FunctionComponent, use } from 'react';
import { loadChunk } from './load-chunk.ts';

// biome-ignore lint/suspicious/noExplicitAny: a chunk may have a component of any props.
type AnyComponent = ComponentType<any>;

type ModuleOf<Component extends AnyComponent> = { default: Component };

export type LazyChunk<Module extends ModuleOf<AnyComponent>> = FunctionComponent<
  ComponentProps<Module['default']>
> & {
  /**
   * Preloads the chunk; resolves to its module, unless that failed. The component is then rendered without a fallback. A failure is
   * silent: the component reports it when rendered. After a failure, the next call tries again.
   */
  preload: () => Promise<Module | undefined>;
};

/** The only way to load code lazily on this site: as `React.lazy`, which never tries a failed chunk again. */
export function lazyChunk<Module extends ModuleOf<AnyComponent>>(
  id: string,
  importChunk: () => Promise<Module>,
): LazyChunk<Module> {
  let chunk: Promise<Module> | undefined;
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
    function Chunk(props: ComponentProps<Module['default']>) {
      const { default: Component }: ModuleOf<AnyComponent> = use(chunk ?? load());
      return <Component {...props} />;
    },
    {
      preload: () => (chunk && !hasFailed ? chunk : load()).catch(() => undefined),
    },
  );
}
