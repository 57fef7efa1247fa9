import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown, type ViteBuilder } from 'vite';
import { firstViewFonts } from './first-view.ts';
import { pageHtml } from './page-html.ts';
import { rethrowUserErrors, UserError } from './user-error.ts';

type Prerender = typeof import('../../src/prerender.tsx');

/** The folder of the server build, which exists only while the pages are rendered. */
const SERVER_BUILD = 'node_modules/.cache/prerender';
const ENTRY = 'prerender.js';
const SHELL = 'index.html';
const INLINE_SCRIPT = 'src/start/start.ts';

/** Builds the site, prerenders each page of `src/prerender.tsx` to an HTML file (S-RT-6), and writes the site files. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      // The stylesheets of static pages exist only in the server build, because no browser script imports them.
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
      if (!client || !ssr) throw new Error('Vite has no client or no ssr environment');
      const app = chunksOf(await builder.build(client).catch(rethrowUserErrors));
      const shell = await takeShell(builder.config);
      const server = chunksOf(await builder.build(ssr).catch(rethrowUserErrors));
      await writeSite(builder, shell, app, server);
    },
  };
}

/** Removes the shell, so that a build that fails leaves no page without content (U-44). */
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

async function writeSite(
  builder: ViteBuilder,
  shell: string,
  app: Rolldown.OutputChunk[],
  server: Rolldown.OutputChunk[],
) {
  const { root, build, base } = builder.config;
  const serverBuild = join(root, SERVER_BUILD);
  const dist = join(root, build.outDir);
  const { PAGES, renderPage, filesBeside }: Prerender = await import(
    pathToFileURL(join(serverBuild, ENTRY)).href
  );
  const inlineScript = await buildInlineScript(builder.config);
  await checkPolicy(root, inlineScript);
  const readStyles = (folder: string, chunks: Rolldown.OutputChunk[]) => {
    const files = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    return Promise.all(
      files.map(async (file) => ({
        address: base + file,
        text: await readFile(join(folder, file), 'utf8'),
      })),
    );
  };
  const entry = chunkOf(SHELL, app);
  const sharedStyles = await readStyles(dist, [...importsOf(entry, app), entry]);
  const heads: string[] = [];
  for (const page of PAGES) {
    const { isApp } = page;
    const chunk = chunkOf(page.module, isApp ? app : server);
    const ownStyles = await readStyles(isApp ? dist : serverBuild, [chunk]);
    // List the imports too: otherwise the browser finds them a round trip later, in the page's chunk.
    const chunks = [...importsOf(chunk, app), chunk];
    if (isApp && !chunks.includes(entry))
      throw new Error(
        `${chunk.fileName} does not import the app's entry, as the inline script requires`,
      );
    const addresses = chunks.map(({ fileName }) => base + fileName);
    const { head, body } = await renderPage(page);
    const html = pageHtml({
      shell,
      head,
      body,
      styles: [...sharedStyles, ...ownStyles],
      ...(isApp && {
        firstView: await firstViewFonts(body, root, dist),
        script: { addresses, inlineScript },
      }),
    });
    await writeFile(join(dist, page.file), html);
    heads.push(head);
  }
  for (const [file, text] of Object.entries(filesBeside(heads)))
    await writeFile(join(dist, file), text);
  await rm(serverBuild, { recursive: true });
}

function chunkOf(module: string, chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
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

async function buildInlineScript({
  root,
  build: { target },
}: Pick<ResolvedConfig, 'root' | 'build'>): Promise<string> {
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
  if (!chunk) throw new Error(`The build of ${INLINE_SCRIPT} has no chunk`);
  return chunk.code.trim();
}

/** Stops if the host's security policy would refuse the inline script: no button would open the form (U-13). */
async function checkPolicy(root: string, inlineScript: string): Promise<void> {
  const hash = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;
  const rules = await readFile(join(root, 'vercel.json'), 'utf8');
  if (!rules.includes(hash))
    throw new UserError(`src/start has changed: put ${hash} into script-src in vercel.json`);
}
