import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { type Picture, SIZES, type SocialPicture } from '../../src/content/picture.ts';
import { LOGO } from './logos.ts';
import { CACHE, type CachedFile, cached, hashOf, makeMissing } from './pictures/cache.ts';
import { type Entry, type FileCrop, readEntries } from './pictures/entries.ts';
import { readLogo } from './pictures/logo.ts';
import { type Master, readMaster } from './pictures/master.ts';
import { type PlannedFile, type Point, planPicture, planSocialPicture } from './pictures/plan.ts';
import { averageColour, render } from './pictures/render.ts';
import { fileOf } from './read-content.ts';
import { sendGenerated } from './send-generated.ts';

const CONTENT = 'src/content';
const PICTURES = 'virtual:pictures';
const SOCIAL_PICTURE = 'virtual:social-picture';

type Entries = Awaited<ReturnType<typeof readEntries>>;

/**
 * Makes every size and format of the pictures of `pictures.json` and `studio.json`, for `virtual:pictures` and
 * `virtual:social-picture`. In development, makes a file at the first request for it.
 */
export function pictures(sizes = SIZES): Plugin {
  let root = '';
  let base = '/';
  let outDir = 'dist';
  /** The styles of all pictures. The id has their hash, so that the development server loads them anew after a change. */
  let styles = { id: '', css: '' };
  /** By their names in the site. */
  const files = new Map<string, CachedFile>();

  /** Returns the address of the file. */
  function add(master: Master, { fileName, rendering, hash }: PlannedFile): string {
    const path = join(root, CACHE, `${hash}.${rendering.format}`);
    files.set(fileName, { path, read: () => cached(path, () => render(master, rendering)) });
    return base + fileName;
  }

  /** Adds the files of a crop. Returns their addresses, and the style rule of the crop's class. */
  async function addCrop(className: string, { file, ...crop }: FileCrop) {
    const master = await readMaster(root, join(CONTENT, file));
    const plan = planPicture(crop, master);
    const srcSet = plan.avif
      .map((each) => `${add(master, each)} ${each.rendering.width}w`)
      .join(', ');
    const src = add(master, plan.fallback);
    const colour = await cached(join(root, CACHE, `${plan.fallback.hash}.colour`), () =>
      averageColour(master, plan.crop),
    );
    const { width, height } = plan;
    return {
      files: { srcSet, width, height, className },
      src,
      rule: `.${className}{background-color:${colour};object-position:${positionOf(plan.focus)}}`,
    };
  }

  async function addPicture(name: string, entry: Entry) {
    const { alt, portrait } = entry;
    const className = `pictures-${name}`;
    const whole = await addCrop(className, entry);
    const picture: Picture = { ...whole.files, src: whole.src, alt };
    if (!portrait) return { picture, rules: whole.rule };
    const cropped = await addCrop(`${className}-portrait`, portrait);
    return {
      picture: { ...picture, portrait: cropped.files },
      rules: `${whole.rule}@media (orientation:portrait){${cropped.rule}}`,
    };
  }

  async function loadPictures({ places, people, works }: Entries): Promise<string> {
    const numbered = (name: string, entries: readonly Entry[]) =>
      entries.map((entry, at) => [`${name}-${at + 1}`, entry] as const);
    const all = [Object.entries(places), numbered('people', people), numbered('works', works)];
    const made = await Promise.all(
      all.map((entries) =>
        Promise.all(
          entries.map(async ([name, entry]) => ({ name, ...(await addPicture(name, entry)) })),
        ),
      ),
    );
    // The layer makes the stylesheets of sections override these rules. A class, because the security policy allows no `style` attribute.
    const css = `@layer picture{${made
      .flat()
      .map(({ rules }) => rules)
      .join('')}}`;
    styles = { id: `${PICTURES}-${hashOf(css).slice(0, 8)}.css`, css };
    const [ofPlaces = [], ...ofStudio] = made;
    const pictures = Object.fromEntries(ofPlaces.map(({ name, picture }) => [name, picture]));
    const [ofPeople, ofWorks] = ofStudio.map((list) =>
      JSON.stringify(list.map(({ picture }) => picture)),
    );
    return `import '${styles.id}'; export const PICTURES = ${JSON.stringify(pictures)}, PEOPLE = ${ofPeople}, WORKS = ${ofWorks};`;
  }

  async function loadSocialPicture({ places: { hero } }: Entries): Promise<string> {
    const master = await readMaster(root, join(CONTENT, hero.file));
    const { width, height, file } = planSocialPicture(hero, master, await readLogo(root, LOGO));
    const social: SocialPicture = { src: add(master, file), width, height, alt: hero.alt };
    return `export const SOCIAL_PICTURE = ${JSON.stringify(social)};`;
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
      return [PICTURES, SOCIAL_PICTURE, styles.id].includes(source) ? source : undefined;
    },
    async load(id) {
      if (id === styles.id) return styles.css;
      if (id !== PICTURES && id !== SOCIAL_PICTURE) return undefined;
      const entries = await readEntries(root, sizes);
      const folder = join(root, CONTENT, 'pictures');
      const masters = (await readdir(folder)).map((file) => join(folder, file));
      const read = [fileOf('pictures'), fileOf('studio'), LOGO].map((file) => join(root, file));
      for (const path of [...read, ...masters]) this.addWatchFile(path);
      return id === PICTURES ? loadPictures(entries) : loadSocialPicture(entries);
    },
    /** Emits the files that the chunks name. The server build writes the files that only it names into the site's folder. */
    async generateBundle(_, bundle) {
      // Make all pictures that were loaded so far, so that one line counts them all.
      await makeMissing(files.values(), this.environment.config.logger);
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const used = [...files].filter(([name]) => chunks.some(({ code }) => code.includes(name)));
      const isBrowser = this.environment.config.consumer === 'client';
      const writeAll = used.map(async ([fileName, file]) => {
        if (isBrowser) this.emitFile({ type: 'asset', fileName, source: await file.read() });
        else await writeMissing(join(root, outDir, fileName), file);
      });
      await Promise.all(writeAll);
    },
    configureServer(server) {
      server.middlewares.use(sendGenerated((fileName) => files.get(fileName)?.read));
    },
  };
}

async function writeMissing(path: string, file: CachedFile) {
  if (existsSync(path)) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await file.read());
}

function positionOf({ x, y }: Point): string {
  const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;
  return `${percent(x)} ${percent(y)}`;
}
