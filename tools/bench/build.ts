import { createBuilder, type Plugin } from 'vite';
import { PROJECT_ROOT } from '../local/project-root.ts';

/** Builds `dist/` as the host does, and finds the form's files. */
export interface BuiltSite {
  /** Scripts that only the form needs, as paths in `dist/`. */
  formScripts: readonly string[];
  formStyles: readonly string[];
}

const FORM = 'src/event-request/event-request-form.tsx';

interface Chunk {
  fileName: string;
  facadeModuleId: string | null;
  isEntry: boolean;
  imports: readonly string[];
  styles: readonly string[];
}

export async function buildSite(): Promise<BuiltSite> {
  // Vite's module runner, which runs this file, has set "development".
  process.env.NODE_ENV = 'production';
  const chunks: Chunk[] = [];
  const builder = await createBuilder({
    root: PROJECT_ROOT,
    logLevel: 'warn',
    plugins: [observe(chunks)],
  });
  await builder.buildApp();
  return formOf(chunks);
}

function observe(chunks: Chunk[]): Plugin {
  return {
    name: 'bench',
    writeBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { fileName, facadeModuleId, isEntry, imports, viteMetadata } = file;
        const styles = [...(viteMetadata?.importedCss ?? [])];
        chunks.push({ fileName, facadeModuleId, isEntry, imports, styles });
      }
    },
  };
}

/** The form's chunk and its imports, without the chunks that the page has loaded before. */
export function formOf(chunks: readonly Chunk[]): BuiltSite {
  const form = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(FORM));
  if (!form) throw new Error(`The build has no chunk of ${FORM}`);
  const needed = (first: Chunk): Chunk[] => [
    first,
    ...first.imports.flatMap((name) => {
      const next = chunks.find(({ fileName }) => fileName === name);
      return next ? needed(next) : [];
    }),
  ];
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(needed));
  const own = [...new Set(needed(form))].filter((chunk) => !loaded.has(chunk));
  return {
    formScripts: own.map(({ fileName }) => fileName),
    formStyles: own.flatMap(({ styles }) => styles),
  };
}
