import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type ViteBuilder } from 'vite';
import type { Page } from '../../src/prerender.tsx';
import { readColours } from '../../src/styles/colours.ts';
import { neededBy, pageHtml, policyHash } from './page-html.ts';
import { inOwnWords } from './user-error.ts';

type Prerender = typeof import('../../src/prerender.tsx');

/** Where the server build of the pages is put while they are rendered. */
const SERVER_BUILD = 'node_modules/.cache/prerender';
const ENTRY = 'prerender.js';
/** What runs in a page before the app does. */
const INLINE_SCRIPT = 'src/start/start.ts';

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
  const shell = await readFile(join(dist, 'index.html'), 'utf8');
  const needed = neededBy(shell);
  const inlineScript = await buildInlineScript(builder.config);
  await writePolicy(root, policyHash(inlineScript));
  const readStyles = (folder: string) => async (address: string) => ({
    address,
    text: await readFile(join(folder, address.slice(base.length)), 'utf8'),
  });
  const shared = await Promise.all(needed.stylesheets.map(readStyles(dist)));
  const heads: string[] = [];
  for (const page of PAGES) {
    const isApp = page.script !== 'never';
    const chunk = chunkOf(page, isApp ? app : server);
    const own = stylesOf(chunk, isApp ? app : server).map((file) => base + file);
    // With what it imports: found out only from the page's own chunk, that would come a round trip later.
    const files = [...importsOf(chunk, app), chunk.fileName].map((file) => base + file);
    const addresses = [...new Set([...needed.scripts, ...files])];
    if (isApp && !needed.scripts.every((entry) => files.includes(entry)))
      throw new Error(
        `${chunk.fileName} does not import the app's entry, which the inline script counts on`,
      );
    const { head, body } = await renderPage(page);
    const html = pageHtml({
      shell,
      head,
      body,
      styles: [...shared, ...(await Promise.all(own.map(readStyles(isApp ? dist : serverBuild))))],
      ...(isApp && { script: { addresses, inlineScript, atOnce: page.script === 'now' } }),
    });
    await writeFile(join(dist, page.file), html);
    heads.push(head);
  }
  for (const [file, text] of Object.entries(filesBeside(heads, readColours())))
    await writeFile(join(dist, file), text);
  await rm(serverBuild, { recursive: true });
}

function chunkOf({ module }: Page, chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  if (!chunk) throw new Error(`The build has no chunk of ${module}`);
  return chunk;
}

/** The chunks that a chunk imports, each one after its own imports. */
function importsOf<Chunk extends Pick<Rolldown.OutputChunk, 'fileName' | 'imports'>>(
  { imports }: Chunk,
  chunks: readonly Chunk[],
): string[] {
  const before = chunks
    .filter(({ fileName }) => imports.includes(fileName))
    .flatMap((chunk) => [...importsOf(chunk, chunks), chunk.fileName]);
  return [...new Set(before)];
}

/** Those of the page, and of the parts that it imports lazily: they are rendered with it. */
function stylesOf(chunk: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]): string[] {
  const lazy = chunks.filter(({ fileName }) => chunk.dynamicImports.includes(fileName));
  return [chunk, ...lazy].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
}

async function buildInlineScript({
  root,
  build: { target },
}: ViteBuilder['config']): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      target,
      write: false,
      minify: true,
      rolldownOptions: { input: INLINE_SCRIPT, output: { format: 'iife' } },
    },
  });
  const [chunk] = chunksOf(output);
  if (!chunk) throw new Error(`The build of ${INLINE_SCRIPT} gave no script`);
  return chunk.code.trim();
}

/** The host's security policy lets in the inline script by its hash, and is read before the host builds. */
async function writePolicy(root: string, hash: string): Promise<void> {
  const file = join(root, 'vercel.json');
  const rules = await readFile(file, 'utf8');
  if (rules.includes(hash)) return;
  if (process.env.VERCEL)
    throw new Error(
      'vercel.json has an old hash of the inline script: run `npm run build` and commit it.',
    );
  await writeFile(file, rules.replace(/'sha256-[^']+'/, hash));
  console.warn('vercel.json has a new hash of the inline script: commit it.');
}
