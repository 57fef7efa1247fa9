import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';
import type { Page } from '../src/prerender.tsx';
import { fillShell } from './fill-shell.ts';
import { inOwnWords } from './user-error.ts';

type Prerender = typeof import('../src/prerender.tsx');

/** Where the server build of the pages is put while they are rendered. */
const SERVER_BUILD = 'node_modules/.cache/prerender';
const ENTRY = 'prerender.js';

/** Builds the site and writes each page of `src/prerender.tsx` as a whole HTML file (S-RT-6), and what goes with them. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      // Static pages have stylesheets that no script of the browser asks for: they come from here.
      build: { ssrEmitAssets: true },
      environments: {
        ssr: {
          build: {
            outDir: SERVER_BUILD,
            copyPublicDir: false,
            cssMinify: true,
            rolldownOptions: { input: 'src/prerender.tsx', output: { entryFileNames: ENTRY } },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('Vite gave no client or no ssr environment');
      const app = chunksOf(await builder.build(client).catch(inOwnWords));
      const server = chunksOf(await builder.build(ssr).catch(inOwnWords));
      await writeSite(builder, app, server);
    },
  };
}

function chunksOf(output: Awaited<ReturnType<ViteBuilder['build']>>): Rolldown.OutputChunk[] {
  if (Array.isArray(output) || !('output' in output)) throw new Error('One build was expected');
  return output.output.filter((file) => file.type === 'chunk');
}

async function writeSite(
  builder: ViteBuilder,
  app: Rolldown.OutputChunk[],
  server: Rolldown.OutputChunk[],
) {
  const { root, build, base } = builder.config;
  const serverBuild = join(root, SERVER_BUILD);
  const dist = join(root, build.outDir);
  const { PAGES, renderPage, filesBeside }: Prerender = await import(
    pathToFileURL(join(serverBuild, ENTRY)).href
  );
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const heads: string[] = [];
  for (const page of PAGES) {
    const isApp = page.kind === 'app';
    const chunk = chunkOf(page, isApp ? app : server);
    const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
    if (!isApp)
      for (const file of styles) await copyFile(join(serverBuild, file), join(dist, file));
    const links = [
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
      // Lazy, so that the shell does not name it.
      ...(isApp ? [`<link rel="modulepreload" crossorigin href="${base}${chunk.fileName}">`] : []),
    ];
    const { head, body } = await renderPage(page);
    const html = fillShell(template, { head: head + links.join(''), body, isStatic: !isApp });
    await writeFile(join(dist, page.file), html);
    heads.push(head);
  }
  for (const [file, text] of Object.entries(filesBeside(heads)))
    await writeFile(join(dist, file), text);
  await rm(serverBuild, { recursive: true });
}

function chunkOf({ module }: Page, chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  if (!chunk) throw new Error(`The build has no chunk of ${module}`);
  return chunk;
}
