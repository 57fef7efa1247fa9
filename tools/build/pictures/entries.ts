import { type Crop, PERSON_SIZE, SIZES, workSize } from '../../../src/content/picture.ts';
import { PICTURES } from '../../../src/content/schema/pictures.ts';
import { STUDIO } from '../../../src/content/schema/studio.ts';
import { parseContent, readContent } from '../read-content.ts';
import { MIDDLE } from './plan.ts';

/** A picture of the content, in the size of its place. */
export interface Entry extends FileCrop {
  alt: string;
  portrait?: FileCrop;
}
/** `file` is relative to `src/content`. */
export type FileCrop = Crop & { file: string };

const QUALITY = 50;

/** The pictures of the pages' places, by name, and those of the studio's people and works. */
export async function readEntries(root: string) {
  const pictures = parseContent('pictures', PICTURES, await readContent(root, 'pictures'));
  const { people = [], works = [] } = parseContent(
    'studio',
    STUDIO,
    await readContent(root, 'studio'),
  );
  const names = Object.keys(SIZES) as (keyof typeof SIZES)[];
  const places = names.map((name): [typeof name, Entry] => {
    const { portrait: portraitSize, ...size } = SIZES[name];
    const { portrait, ...picture } = { portrait: undefined, ...pictures[name] };
    const entry = { quality: QUALITY, ...picture, ...size };
    if (!portrait || !portraitSize) return [name, entry];
    const { file } = picture;
    return [name, { ...entry, portrait: { quality: QUALITY, file, ...portrait, ...portraitSize } }];
  });
  const base = { quality: QUALITY, focus: MIDDLE };
  return {
    places: Object.fromEntries(places) as Record<keyof typeof SIZES, Entry>,
    people: people.map(({ picture }): Entry => ({ ...base, ...picture, ...PERSON_SIZE })),
    works: works.map(({ picture }, at): Entry => ({ ...base, ...picture, ...workSize(at) })),
  };
}
