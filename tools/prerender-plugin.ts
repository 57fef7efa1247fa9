import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';

type Prerender = typeof import('../src/prerender.tsx');

/** Where the server build of the pages is put while they are rendered. */
const SERVER_BUILD = 'node_modules/.cache/prerender';
const ENTRY = 'prerender.js';

/** Builds the site, renders each page of `src/prerender.tsx` and writes it as a whole HTML file (S-RT-6). */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            outDir: SERVER_BUILD,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/prerender.tsx', output: { entryFileNames: ENTRY } },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('Vite gave no client or no ssr environment');
      const chunks = chunksOf(await builder.build(client));
      await builder.build(ssr);
      await writePages(builder, chunks);
    },
  };
}

function chunksOf(output: Awaited<ReturnType<ViteBuilder['build']>>): Rolldown.OutputChunk[] {
  if (Array.isArray(output) || !('output' in output)) throw new Error('One build was expected');
  return output.output.filter((file) => file.type === 'chunk');
}

async function writePages(builder: ViteBuilder, chunks: Rolldown.OutputChunk[]) {
  const { root, build, base } = builder.config;
  const serverBuild = join(root, SERVER_BUILD);
  const { PAGES, renderPage }: Prerender = await import(
    pathToFileURL(join(serverBuild, ENTRY)).href
  );
  const template = await readFile(join(root, build.outDir, 'index.html'), 'utf8');
  for (const { file, path, module } of PAGES) {
    const { head, body } = await renderPage(path);
    const page = template
      .replace('</head>', () => `${head}${linksTo(module, chunks, base)}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
    await writeFile(join(root, build.outDir, file), page);
  }
  await rm(serverBuild, { recursive: true });
}

/** The page's own chunk and stylesheets, which the shell does not name because they are lazy. */
function linksTo(module: string, chunks: Rolldown.OutputChunk[], base: string): string {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  if (!chunk) throw new Error(`The build has no chunk of ${module}`);
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
    `<link rel="modulepreload" crossorigin href="${base}${chunk.fileName}">`,
  ].join('');
}
