import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, createLogger, type Rolldown } from 'vite';
import { afterEach, beforeEach } from 'vitest';
import type { PictureFile } from '../../src/content/picture.ts';
import { CACHE } from '../../tools/build/pictures/cache.ts';
import { pictures } from '../../tools/build/pictures-plugin.ts';

/** The folder of the running test's project, which has a logo and no picture. */
let root: string;

/** Makes a project for each test of a file. The other exports use the project of the running test. */
export function withProjects(): void {
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'pictures-'));
    await mkdir(pathOf('src/content/pictures'), { recursive: true });
    await writeFile(
      pathOf('src/content/pictures.ts'),
      `import garden from 'picture:garden?focus=90,50';`,
    );
    await writeFile(
      pathOf('src/content/logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path fill="currentColor" d="M0 0h9v3H0z"/></svg>',
    );
  });
  afterEach(() => rm(root, { recursive: true }));
}

export const pathOf = (...parts: string[]) => join(root, ...parts);

/** Adds a picture with a red left half and a blue right half. Its colours show which part a crop has kept. */
export async function drop(file: string, width = 900, height = 600) {
  const half = { width: width / 2, height, channels: 3 } as const;
  const red = sharp({ create: { ...half, background: '#c03020' } });
  await sharp({ create: { ...half, width, background: '#2030c0' } })
    .composite([{ input: await red.png().toBuffer(), left: 0, top: 0 }])
    .toFile(pathOf('src/content/pictures', file));
}

/** Names of the pictures in the cache. */
export const made = async () => (await readdir(pathOf(CACHE))).sort();

/** Builds a page whose entry imports `order`, such as `picture:garden?focus=90,50`. */
export async function buildPage<File = PictureFile>(order: string, isServer = false) {
  await writeFile(pathOf('entry.js'), `export { default as picture } from '${order}';`);
  const printed: string[] = [];
  const { output } = (await build({
    root: pathOf(),
    configFile: false,
    logLevel: 'silent',
    customLogger: { ...createLogger('silent'), info: (text) => void printed.push(text) },
    plugins: [pictures()],
    build: {
      ...(isServer ? { ssr: true } : {}),
      write: false,
      rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source]] : [])),
  );
  const code = output.find((file) => file.type === 'chunk')?.code ?? '';
  const { picture } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const styles = [...files].filter(([name]) => name.endsWith('.css')).map(([, css]) => String(css));
  const media = [...files.keys()].filter((name) => name.startsWith('static/media/'));
  const sizeOf = (address: string) => sharp(files.get(address.slice(1)) as Uint8Array).metadata();
  return { picture: picture as File, media, css: styles.join(''), files, sizeOf, printed };
}
