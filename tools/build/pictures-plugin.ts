import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from 'virtual:pictures';
import type { Plugin } from 'vite';
import { type FileCrop, type PlacedPicture, readEntries } from './pictures/entries.ts';
import { type Master, readMaster } from './pictures/master.ts';
import { planPicture } from './pictures/plan.ts';
import { averageColour, CACHE, hashOf, makeFile, type Rendering } from './pictures/render.ts';
import { UserError } from './user-error.ts';

const CONTENT = 'src/content';
const PICTURES = 'virtual:pictures';

/** Makes a file of a picture. Returns its address. */
type Add = (master: Master, rendering: Rendering) => Promise<string>;

/**
 * Makes every size and format of the pictures of `pictures.json` and `studio.json`, for `virtual:pictures`. Later builds and the
 * development server use the files again.
 */
export function pictures(): Plugin {
  /** The styles of all pictures. The id has their hash, so that the development server loads them anew after a change. */
  let styles = { id: '', css: '' };
  return {
    name: 'pictures',
    // No warning that this plugin is slow: the first build makes all pictures.
    config: () => ({ build: { rolldownOptions: { checks: { pluginTimings: false } } } }),
    resolveId(source) {
      return [PICTURES, styles.id].includes(source) ? source : undefined;
    },
    async load(id) {
      if (id === styles.id) return styles.css;
      if (id !== PICTURES) return undefined;
      const { root, base, command, consumer, logger } = this.environment.config;
      const entries = await readEntries(root);
      const folder = join(root, CONTENT, 'pictures');
      const masters = (await readdir(folder)).map((file) => join(folder, file));
      const data = ['pictures.json', 'studio.json'].map((file) => join(root, CONTENT, file));
      for (const path of [...data, ...masters]) this.addWatchFile(path);

      const add: Add = async (master, rendering) => {
        const name = await makeFile(root, master, rendering, logger);
        // The development server serves the cache like any other folder.
        if (command !== 'build') return `/${CACHE}/${name}`;
        const fileName = `static/media/${name}`;
        if (consumer === 'client') {
          const source = await readFile(join(root, CACHE, name));
          this.emitFile({ type: 'asset', fileName, source });
        }
        return base + fileName;
      };
      const made = await allOf(entries.map((entry) => makePicture(root, entry, add)));
      const all = Object.fromEntries(made.map(({ name, picture }) => [name, picture]));
      // The layer makes the stylesheets of sections override these rules. A class, because no `style` attribute has a media query.
      const css = `@layer picture{${made.map(({ rules }) => rules).join('')}}`;
      styles = { id: `${PICTURES}-${hashOf(css).slice(0, 8)}.css`, css };
      return `import '${styles.id}'; export const PICTURES = ${JSON.stringify(all)};`;
    },
  };
}

async function makePicture(root: string, entry: PlacedPicture, add: Add) {
  const { name, alt, portrait, ...whole } = entry;
  const className = `pictures-${name}`;
  const [{ files, addFallback, rule }, cropped] = await allOf([
    makeCrop(root, className, whole, add),
    portrait && makeCrop(root, `${className}-portrait`, portrait, add),
  ]);
  const picture: Picture = { ...files, src: await addFallback(), alt };
  if (!cropped) return { name, picture, rules: rule };
  return {
    name,
    picture: { ...picture, portrait: cropped.files },
    rules: `${rule}@media (orientation:portrait){${cropped.rule}}`,
  };
}

/** Names the field of the form in a fault of its photo. */
function makeCrop(root: string, className: string, { label, ...crop }: FileCrop, add: Add) {
  return makeFiles(root, className, crop, add).catch((error) => {
    throw error instanceof UserError ? new UserError(`${label}: ${error.message}`) : error;
  });
}

type Unlabelled = Omit<FileCrop, 'label'>;

async function makeFiles(root: string, className: string, { file, ...crop }: Unlabelled, add: Add) {
  const master = await readMaster(root, join(CONTENT, file));
  const { width, height, focus, avif, fallback } = planPicture(crop, master);
  const srcSet = await Promise.all(
    avif.map(async (each) => `${await add(master, each)} ${each.width}w`),
  );
  const colour = await averageColour(master, fallback.crop);
  const [left, top] = [focus.left, focus.top].map((part) => `${Number(part.toFixed(1))}%`);
  return {
    files: { srcSet: srcSet.join(', '), width, height, className },
    /** Makes the file for browsers without AVIF, and returns its address. */
    addFallback: () => add(master, fallback),
    rule: `.${className}{background-color:${colour};object-position:${left} ${top}}`,
  };
}

/** Like `Promise.all`, but throws the messages of all `UserError`s at once. */
async function allOf<Promises extends readonly unknown[] | []>(promises: Promises) {
  const faults = (await Promise.allSettled(promises)).flatMap((one) =>
    one.status === 'rejected' ? [one.reason] : [],
  );
  if (faults.length > 0 && faults.every((fault) => fault instanceof UserError))
    throw new UserError(faults.map(({ message }) => message).join('\n'));
  return Promise.all(promises);
}
