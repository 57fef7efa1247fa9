import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin, Rolldown } from 'vite';
import { paint, TOKENS } from './colours.ts';
import { viewBoxOf } from './logos.ts';
import type { Size } from './pictures/master.ts';
import { hashOf } from './pictures/render.ts';
import { UserError } from './user-error.ts';

/** The whole, or one view: its name stands first, because TypeScript knows a module by its end. */
const REQUEST = /^(.*\.svg)\?(?:drawing|(\w+)&view)$/;
const ROOT_VIEW_BOX = /(<svg\b[^>]*?)\sviewBox\s*=\s*(["']).*?\2/;

/**
 * `name.svg?drawing` has the address and the size of an SVG for `<img>`; `name.svg?seed&view` those of its `<view id="seed">`.
 * Replaces colour variables in it: no stylesheet of the page applies within an `<img>`.
 */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    // Before Vite's own handling of SVG files.
    enforce: 'pre',
    // Also a file that does not exist, which `readDrawing` names in one line.
    resolveId: (source, importer) =>
      importer && source.startsWith('.') && REQUEST.test(source)
        ? resolve(dirname(importer), source)
        : undefined,
    async load(id) {
      const [, file, name] = REQUEST.exec(id) ?? [];
      if (!file) return undefined;
      this.addWatchFile(file);
      const path = relative(this.environment.config.root, file);
      const { svg, viewBox } = await readDrawing(file, path);
      if (!name) return moduleOf(await addDrawing(this, file, svg), viewBox);
      const view = svg.match(RegExp(`<view\\b[^>]*\\sid\\s*=\\s*["']${name}["'][^>]*>`))?.[0];
      if (!view)
        throw new UserError(
          `${path}: le falta <view id="${name}">: añádelo, con el viewBox de esa parte del dibujo`,
        );
      // Without the shape of the whole, which WebKit would give to each view.
      const src = await addDrawing(this, file, svg.replace(ROOT_VIEW_BOX, '$1'));
      return moduleOf(`${src}#${name}`, viewBoxOf(`${path}#${name}`, view));
    },
  };
}

const moduleOf = (src: string, { width, height }: Size) =>
  `export default ${JSON.stringify({ src, width, height })};`;

/** Reads an SVG of the owner. If it is broken, browsers show nothing in its place, and no error. */
async function readDrawing(file: string, path: string) {
  const svg = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`${path}: falta este dibujo: guarda ahí el tuyo, con ese nombre`);
  });
  const viewBox = viewBoxOf(path, svg);
  const parsed = sharp(Buffer.from(svg), { limitInputPixels: false }).metadata();
  await parsed.catch(({ message }: Error) => {
    const fault = message.replace(/^.*error: (?:Error domain \d+ code \d+ )?/, '');
    throw new UserError(`${path}: está roto (${fault}): corrígelo, o vuelve a guardar el dibujo`);
  });
  return { svg, viewBox };
}

/** Adds an SVG to the site, in the colours of `tokens.css`. Returns its address. */
async function addDrawing(context: Rolldown.PluginContext, file: string, svg: string) {
  const { base, command, consumer } = context.environment.config;
  context.addWatchFile(fileURLToPath(TOKENS));
  const source = paint(svg);
  // The development server does not serve emitted files.
  if (command !== 'build') return `data:image/svg+xml,${encodeURIComponent(source)}`;
  const fileName = `static/media/${await nameOf(file)}.svg`;
  if (consumer === 'client') context.emitFile({ type: 'asset', fileName, source });
  return base + fileName;
}

/** One hash for all drawings of the folder, and a character for each: such names compress. */
async function nameOf(file: string): Promise<string> {
  const folder = dirname(file);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.svg')).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return hashOf(paint(texts.join(''))).slice(0, 7) + files.indexOf(basename(file)).toString(36);
}
