import {
  type Crop,
  type Framed,
  PERSON_SIZE,
  SIZES,
  type Size,
  workSize,
} from '../../../src/content/picture.ts';
import { readContent } from '../read-content.ts';
import { MIDDLE } from './plan.ts';

/** A picture of the content, in the size of its place. */
export interface Entry extends FileCrop {
  alt: string;
  portrait?: FileCrop;
}
/** `file` is relative to `src/content`. */
export type FileCrop = Crop & { file: string };

const USUAL = { quality: 50, focus: MIDDLE };

/** The pictures of the pages' places, by name, and those of the studio's people and works. */
export async function readEntries(root: string) {
  const { pictures, studio } = await readContent(root);
  const pictureOf = (entry: { picture?: Framed }) => entry.picture;
  return {
    places: Object.entries<Size & { portrait?: Size }>(SIZES).map(([name, size]) =>
      named(name, pictures[name], size),
    ),
    people: numbered('people', studio.people?.map(pictureOf), () => PERSON_SIZE),
    works: numbered('works', studio.works?.map(pictureOf), workSize),
  };
}

function named(name: string, picture: Framed, size: Size & { portrait?: Size }): [string, Entry] {
  const { portrait, ...whole } = picture;
  const { portrait: portraitSize, ...wholeSize } = size;
  const entry = { ...USUAL, ...whole, ...wholeSize };
  if (!portraitSize) return [name, entry];
  return [
    name,
    { ...entry, portrait: { ...USUAL, file: whole.file, ...portrait, ...portraitSize } },
  ];
}

const numbered = (
  name: string,
  pictures: readonly (Framed | undefined)[] = [],
  sizeAt: (at: number) => Size,
) =>
  pictures.flatMap((picture, at) =>
    picture ? [named(`${name}-${at + 1}`, picture, sizeAt(at))] : [],
  );
