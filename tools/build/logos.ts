import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { paint } from './colours.ts';
import { type Size, withFileName } from './pictures/master.ts';
import { UserError } from './user-error.ts';

/** The logo of the header and of the social picture. */
export const LOGO = 'src/content/logo.svg';
const LOGOS = {
  '--logo-root': LOGO,
  '--footer-logo-root': 'src/content/logo-silver.svg',
};

/** Width ÷ height. A taller logo does not fit the header; a wider logo cannot be read on a phone. */
const RATIOS = { from: 2, to: 10 };

/**
 * Returns a CSS variable for each logo: the square root of its ratio. A length multiplied by that root is the logo's width, the
 * same length divided by it is the height, so logos of every shape have the same area.
 */
export async function logoVariables(): Promise<[name: string, value: string][]> {
  return Promise.all(
    Object.entries(LOGOS).map(async ([name, path]) => {
      const svg = await readFile(join(PROJECT_ROOT, path), 'utf8').catch(() => {
        throw new UserError(`${path}: falta: guarda ahí el logo, con ese nombre`);
      });
      const { width, height } = logoSize(path, svg);
      await withFileName(path, () => sharp(Buffer.from(svg)).metadata());
      return [name, Math.sqrt(width / height).toFixed(5)] as [string, string];
    }),
  );
}

export interface Logo {
  /** Relative to the project's root. */
  path: string;
  svg: string;
  /** The colour of the logo on a picture. */
  colour: string;
}

/** The upper left corner of the logo on a picture, and its area, in pixels. */
export interface LogoPlace {
  left: number;
  top: number;
  area: number;
}

/** The DPI at which sharp renders an SVG in its own size. */
const DEFAULT_DENSITY = 72;

/** Reads the logo for the social picture. */
export async function readLogo(root: string): Promise<Logo> {
  const svg = await readFile(join(root, LOGO), 'utf8');
  return { path: LOGO, svg, colour: paint('var(--on-dark)') };
}

/** Renders the shape of the logo in one colour, as the header does. The colours in the file do not count. */
export async function renderLogo({ path, svg, colour }: Logo, { area }: LogoPlace) {
  const bytes = Buffer.from(svg);
  const original = await withFileName(path, () => sharp(bytes).metadata());
  const size = logoSize(path, svg);
  const width = Math.round(Math.sqrt((area * size.width) / size.height));
  return withFileName(path, async () => {
    const density = (DEFAULT_DENSITY * width) / original.width;
    const { data, info } = await sharp(bytes, { density })
      .resize({ width })
      .ensureAlpha()
      .extractChannel('alpha')
      .toBuffer({ resolveWithObject: true });
    const shape = { width: info.width, height: info.height, channels: 3 } as const;
    return sharp({ create: { ...shape, background: colour } })
      .joinChannel(data)
      .png()
      .toBuffer();
  });
}

/** Returns the size of a logo. Refuses a shape that does not fit header and footer. */
export function logoSize(path: string, svg: string): Size {
  refuseLetters(path, svg);
  const { width, height } = viewBoxOf(path, svg);
  const ratio = width / height;
  if (ratio < RATIOS.from || ratio > RATIOS.to)
    throw new UserError(
      `${path}: es ${Number(ratio.toFixed(1))} veces más ancho que alto, y un logo tiene que serlo de ${RATIOS.from} a ${RATIOS.to} veces. ` +
        'Cuenta su viewBox: recórtalo al dibujo',
    );
  return { width, height };
}

/** Letters would show whatever typeface each machine has, and a picture within an SVG is not loaded where the SVG is a picture itself. */
export function refuseLetters(path: string, svg: string): void {
  const [, element] = /<(text|image)\b/.exec(svg.replace(/<!--.*?-->/gs, '')) ?? [];
  if (element === 'text')
    throw new UserError(
      `${path}: tiene letras escritas como texto, que cada ordenador mostraría con otra tipografía: conviértelas en trazados («convertir texto en contornos») y vuelve a guardarlo`,
    );
  if (element)
    throw new UserError(
      `${path}: lleva dentro una foto o imagen, que los navegadores no mostrarían: guárdalo como dibujo de solo trazados`,
    );
}

const VIEW_BOX = /<(?:svg|view)\b[^>]*\sviewBox\s*=\s*["']\s*([^"']+?)\s*["']/;

/** Returns the size of the `viewBox` of an SVG or of a `<view>` in it. It is required: without it, browsers crop the drawing instead of scaling it. */
export function viewBoxOf(path: string, svg: string): Size {
  const numbers = (VIEW_BOX.exec(svg)?.[1] ?? '').split(/[\s,]+/).map(Number);
  const [, , width, height] = numbers;
  if (!width || !height)
    throw new UserError(
      `${path}: no es un SVG con viewBox: guárdalo como SVG que lo tenga, o añade viewBox="0 0 ANCHO ALTO" a su primera etiqueta`,
    );
  return { width, height };
}
