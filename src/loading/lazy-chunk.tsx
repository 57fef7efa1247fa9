import { type ComponentProps, type ComponentType, type FunctionComponent, use } from 'react';
import { loadChunk } from './load-chunk.ts';

// biome-ignore lint/suspicious/noExplicitAny: a chunk may have a component of any props.
type AnyComponent = ComponentType<any>;

type ModuleOf<Component extends AnyComponent> = { default: Component };

export type LazyChunk<Module extends ModuleOf<AnyComponent>> = FunctionComponent<
  ComponentProps<Module['default']>
> & {
  /**
   * Loads the chunk, and loads it again after a failure. Resolves to its module, or to `undefined` after a failure,
   * which the component throws when it is rendered. A loaded component is rendered without a fallback.
   */
  preload: () => Promise<Module | undefined>;
};

/**
 * The only way to render a component lazily on this site. Unlike `React.lazy`, it tries a failed chunk again. Firefox
 * remembers a failed module: there only the reload helps that the message offers.
 */
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
      // With these properties `use` returns the value at once. Without them it would show the fallback first, even if
      // the chunk is loaded.
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
