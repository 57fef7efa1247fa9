import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { PictureFile, SocialPictureFile } from '../../src/content/picture.ts';
import { LOGO } from './logos.ts';
import { CACHE, cached } from './pictures/cache.ts';
import { readLogo } from './pictures/logo.ts';
import { type CachedFile, makeMissing } from './pictures/make-missing.ts';
import { type Master, readMaster } from './pictures/master.ts';
import { findOrder, type PictureOrder, type Point, parsePictureOrder } from './pictures/order.ts';
import { type PlannedFile, planPicture, planSocialPicture } from './pictures/plan.ts';
import { averageColour, render } from './pictures/render.ts';
import { sendGenerated } from './send-generated.ts';

/**
 * `picture:…` resolves to a `PictureFile` (options: `pictures/order.ts`). `social-picture:NAME` resolves to a `SocialPictureFile` of
 * the picture that `ORDERS` imports as NAME.
 */
const SOURCE = /^(?:social-)?picture:/;
const RESOLVED = /^\0(social-)?picture:(.*)$/;
const STYLE = 'picture-style:';

const FOLDER = 'src/content/pictures';
/** The module that imports the pictures. */
const ORDERS = 'src/content/pictures.ts';

/** Makes every size and format of the imported pictures. In development, makes a file at the first request for it. */
export function pictures(): Plugin {
  let root = '';
  let base = '/';
  let outDir = 'dist';
  const styles = new Map<string, string>();
  /** Module id → file name in the site → file. */
  const filesOf = new Map<string, Map<string, CachedFile>>();

  function cachedFile(master: Master, { rendering, hash }: PlannedFile): CachedFile {
    const path = join(root, CACHE, `${hash}.${rendering.format}`);
    return { path, read: () => cached(path, () => render(master, rendering)) };
  }

  function setFiles(id: string, master: Master, files: readonly PlannedFile[]) {
    filesOf.set(id, new Map(files.map((file) => [file.fileName, cachedFile(master, file)])));
  }

  async function loadPicture(id: string, order: PictureOrder, master: Master): Promise<string> {
    const plan = planPicture(order, master);
    setFiles(id, master, [...plan.avif, ...plan.webp]);
    const [smallest] = plan.avif;
    const [phone, fallback = phone] = plan.webp;
    if (!smallest || !fallback) throw new Error(`No width was planned for ${master.path}`);
    const colour = await cached(join(root, CACHE, `${smallest.hash}.colour`), () =>
      averageColour(master, plan.crop),
    );
    const name = classNameFor(smallest, String(colour), plan.focus);
    styles.set(`${STYLE}${name}.css`, styleOf(name, String(colour), plan.focus));
    const srcSet = (files: PlannedFile[]) =>
      files.map(({ fileName, rendering }) => `${base}${fileName} ${rendering.width}w`).join(', ');
    const file: PictureFile = {
      avif: srcSet(plan.avif),
      webp: srcSet(plan.webp),
      src: base + fallback.fileName,
      width: plan.width,
      height: plan.height,
      className: name,
      portraitClassName: `${name}-portrait`,
    };
    return `import ${JSON.stringify(`${STYLE}${name}.css`)};${moduleOf(file)}`;
  }

  async function loadSocialPicture(id: string, order: PictureOrder, master: Master) {
    const { width, height, file } = planSocialPicture(order, master, await readLogo(root, LOGO));
    setFiles(id, master, [file]);
    const social: SocialPictureFile = { src: base + file.fileName, width, height };
    return moduleOf(social);
  }

  return {
    name: 'pictures',
    // No warning that this plugin is slow: the first build makes all pictures.
    config: () => ({ build: { rolldownOptions: { checks: { pluginTimings: false } } } }),
    configResolved(config) {
      root = config.root;
      outDir = config.environments.client?.build.outDir ?? outDir;
      base = config.base;
    },
    resolveId(source) {
      if (SOURCE.test(source)) return `\0${source}`;
      if (source.startsWith(STYLE)) return source;
      return undefined;
    },
    async load(id) {
      if (id.startsWith(STYLE)) return styles.get(id);
      const [, isSocial, text] = RESOLVED.exec(id) ?? [];
      if (text === undefined) return undefined;
      const order = parsePictureOrder(
        isSocial ? findOrder(text, ORDERS, await readFile(join(root, ORDERS), 'utf8')) : text,
      );
      const master = await readMaster(root, FOLDER, order.name);
      const watched = [master.path, ...(isSocial ? [LOGO, ORDERS] : [])];
      for (const path of watched) this.addWatchFile(join(root, path));
      return isSocial ? loadSocialPicture(id, order, master) : loadPicture(id, order, master);
    },
    /** Emits the files of the pictures that the chunks import. The server build writes the files that only it uses into the site's folder. */
    async generateBundle(_, bundle) {
      // Make all pictures that were loaded so far, so that one progress line counts them all.
      const loaded = new Map([...filesOf.values()].flatMap((files) => [...files]));
      await makeMissing(loaded.values(), this.environment.config);
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const used = chunks.flatMap(({ moduleIds }) => moduleIds);
      const files = new Map(used.flatMap((id) => [...(filesOf.get(id) ?? [])]));
      const isBrowser = this.environment.config.consumer === 'client';
      const writeAll = [...files].map(async ([fileName, file]) => {
        if (isBrowser) this.emitFile({ type: 'asset', fileName, source: await file.read() });
        else await writeMissing(join(root, outDir, fileName), file);
      });
      await Promise.all(writeAll);
    },
    configureServer(server) {
      const find = (fileName: string) =>
        [...filesOf.values()].map((files) => files.get(fileName)).find(Boolean)?.read;
      server.middlewares.use(sendGenerated(find));
    },
  };
}

async function writeMissing(path: string, file: CachedFile) {
  if (existsSync(path)) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await file.read());
}

const moduleOf = (value: object) => `export default ${JSON.stringify(value)};`;

/** A name for each rule: one file may be shown with different focuses. */
function classNameFor({ hash }: PlannedFile, colour: string, focus: Point): string {
  const rule = JSON.stringify([hash, colour, focus]);
  return `p${createHash('sha256').update(rule).digest('base64url').slice(0, 7)}`;
}

/**
 * A class, because the security policy allows no `style` attribute. The layers make the stylesheets of sections override these rules,
 * and the portrait rule override the other, in any order of loading.
 */
function styleOf(name: string, colour: string, { x, y }: Point): string {
  const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;
  const rule = `background-color:${colour};object-position:${percent(x)} ${percent(y)}`;
  return [
    '@layer picture, picture-portrait;',
    `@layer picture{.${name}{${rule}}}`,
    `@layer picture-portrait{@media (orientation:portrait){.${name}-portrait{${rule}}}}`,
  ].join('\n');
}
