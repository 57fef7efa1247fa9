import { join } from 'node:path';
import type { ResolvedConfig } from 'vite';
import {
  type CropFiles,
  type Photo,
  PLACES,
  type Place,
  STUDIO_PLACES,
} from '../../../src/content/picture.ts';
import type { Content } from '../content-rules.ts';
import { type Path, type Report, UserError } from '../user-error.ts';
import { type Crop, type PictureFile, planCrop } from './plan.ts';
import { CACHE, makeFile, readMaster } from './render.ts';

const CONTENT = 'src/content';
/** The folder of the files in `dist/`. */
export const MEDIA = 'static/media/';
const MIDDLE = { left: 50, top: 50 };

/** Reports each photo that cannot be read, or does not suit its place. */
export async function checkPictures(root: string, content: Content, report: Report): Promise<void> {
  await picturesOf(content, async (crop, path) => {
    try {
      return planCrop(crop, await readMaster(root, join(CONTENT, crop.file)));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      report(path, error.message);
      return {};
    }
  });
}

type Config = Pick<ResolvedConfig, 'root' | 'base' | 'command' | 'logger'>;

/** Makes the pictures. Returns them, and the names of their files in the cache. */
export async function makePictures(
  { root, base, command, logger }: Config,
  content: Promise<Content>,
) {
  // The development server serves the cache like any other folder.
  const folder = command === 'build' ? base + MEDIA : `/${CACHE}/`;
  const files: string[] = [];
  const all = await picturesOf(await content, async (crop): Promise<CropFiles> => {
    const master = await readMaster(root, join(CONTENT, crop.file));
    const { width, height, focus, avif, webp } = planCrop(crop, master);
    const make = async (planned: PictureFile) => {
      const file = await makeFile(root, master, planned, logger);
      files.push(file);
      return folder + file;
    };
    const sizes = avif.map(async (planned) => `${await make(planned)} ${planned.width}w`);
    const srcSet = (await Promise.all(sizes)).join(', ');
    return {
      srcSet,
      ...(!crop.isPortrait && { src: await make(webp) }),
      width,
      height,
      focus: `${percent(focus.left)} ${percent(focus.top)}`,
    };
  });
  return { all, files };
}

const percent = (value: number) => `${Number(value.toFixed(1))}%`;

/**
 * Returns the value of `PICTURES`. `make` returns the files of each crop; the calls follow one another in the order of
 * the form. `path` leads to the entry that names the photo's file.
 */
async function picturesOf(
  { pictures, studio }: Content,
  make: (crop: Crop, path: Path) => Promise<object>,
) {
  const pictureOf = async (place: Place, photo: Photo, path: Path) => {
    const { file, alt, focus = MIDDLE, portrait } = photo;
    const crop = { file, focus, place, isPortrait: false };
    const made = { alt, ...(await make(crop, [...path, 'file'])) };
    if (!place.portrait) return made;
    const upright = { ...crop, ...portrait, place: place.portrait, isPortrait: true };
    return { ...made, portrait: await make(upright, [...path, 'portrait', 'file']) };
  };
  const all: Record<string, unknown> = {};
  for (const [name, place] of Object.entries<Place>(PLACES))
    all[name] = await pictureOf(place, pictures[name], ['pictures', name]);
  for (const [name, placeAt] of Object.entries(STUDIO_PLACES)) {
    const list = [];
    for (const [index, { picture }] of (studio[name] ?? []).entries()) {
      const path = ['studio', name, index, 'picture'];
      list.push(picture ? await pictureOf(placeAt(index), picture, path) : null);
    }
    all[name] = list;
  }
  return all;
}
