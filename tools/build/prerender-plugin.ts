import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';

type Prerender = typeof import('../../src/prerender.tsx');

/** The folder of the server build, which renders the pages. */
const SERVER_BUILD = 'node_modules/.cache/prerender';
const ENTRY = 'prerender.js';
const SHELL = 'index.html';
const APP = 'src/main.tsx';
/** The addresses of the typefaces in the styles. */
const TYPEFACES = /\/static\/media\/[\w-]+\.woff2/g;

/** Builds the site, prerenders each page of `src/prerender.tsx` to an HTML file, and writes the site files. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      // One configuration for both builds: content is read once, and a warning given once.
      builder: { sharedConfigBuild: true },
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
      if (!client || !ssr) throw new Error('Vite has no client or no ssr environment');
      const app = chunksOf(await builder.build(client));
      const shell = await takeShell(builder.config);
      await builder.build(ssr);
      await writeSite(builder, shell, app);
    },
  };
}

/** Removes the shell, so that a build that fails leaves no page without content. */
async function takeShell({ root, build }: ViteBuilder['config']): Promise<string> {
  const file = join(root, build.outDir, SHELL);
  const shell = await readFile(file, 'utf8');
  await rm(file);
  return shell;
}

function chunksOf(output: Awaited<ReturnType<ViteBuilder['build']>>): Rolldown.OutputChunk[] {
  if (Array.isArray(output) || !('output' in output)) throw new Error('One build was expected');
  return output.output.filter((file) => file.type === 'chunk');
}

async function writeSite(builder: ViteBuilder, shell: string, chunks: Rolldown.OutputChunk[]) {
  const { root, build, base } = builder.config;
  const serverBuild = join(root, SERVER_BUILD);
  const dist = join(root, build.outDir);
  const { HTML_FILES, renderPage, filesBeside }: Prerender = await import(
    pathToFileURL(join(serverBuild, ENTRY)).href
  );
  const heads: string[] = [];
  for (const page of HTML_FILES) {
    const files = [APP, page.module]
      .map((module) => chunkOf(module, chunks))
      .flatMap((chunk) => [...importsOf(chunk, chunks), chunk])
      .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    const styles = await Promise.all(
      [...new Set(files)].map(async (file) => ({
        address: base + file,
        text: await readFile(join(dist, file), 'utf8'),
      })),
    );
    const { head, body } = await renderPage(page);
    await writeFile(join(dist, page.file), pageHtml(shell, head, body, styles));
    heads.push(head);
  }
  for (const [file, text] of Object.entries(filesBeside(heads)))
    await writeFile(join(dist, file), text);
}

/**
 * Assembles a page with its styles inline, so that the first paint needs no other file (`README.md` beside this file).
 */
function pageHtml(
  shell: string,
  head: string,
  body: string,
  styles: readonly { address: string; text: string }[],
): string {
  const css = styles.map(({ text }) => text).join('');
  const preloads = (css.match(TYPEFACES) ?? []).map(
    (face) => `<link rel="preload" href="${face}" as="font" crossorigin>`,
  );
  // Vite loads no stylesheet of a lazy chunk that the page links to, and browsers fetch none of another type.
  const links = styles.map(
    ({ address }) => `<link rel="stylesheet" type="text/plain" href="${address}">`,
  );
  const inHead = [...preloads, head, `<style>${css}</style>`, ...links, '</head>'];
  return shell
    .replace('</head>', () => inHead.join(''))
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}

function chunkOf(module: string, chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!chunk) throw new Error(`The build has no chunk of ${module}`);
  return chunk;
}

/** The chunks that a chunk imports, directly or not. */
function importsOf(
  { imports }: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const direct = chunks.filter(({ fileName }) => imports.includes(fileName));
  return [...new Set(direct.flatMap((chunk) => [...importsOf(chunk, chunks), chunk]))];
}
