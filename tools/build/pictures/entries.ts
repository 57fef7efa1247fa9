import {
  type Crop,
  type Framed,
  PERSON_SIZE,
  PLACE_SIZES,
  type PlaceSize,
  workSize,
} from '../../../src/content/picture.ts';
import { labelsOf, type Page, type Path } from '../content-form.ts';
import { nameOf, readContent, readPages } from '../read-content.ts';
import { MIDDLE } from './plan.ts';

/** A picture of the content, in the size of its place. */
export interface PlacedPicture extends FileCrop {
  name: string;
  alt: string;
  portrait?: FileCrop;
}
/** `file` is relative to `src/content`; `label` is that of the form's field. */
export type FileCrop = Crop & { file: string; label: string };

const USUAL = { quality: 50, focus: MIDDLE };

/** The pictures of the pages' places, and those of the studio: `people-1`, `works-1` and so on. */
export async function readEntries(root: string): Promise<PlacedPicture[]> {
  const { pictures, studio } = await readContent(root);
  const pages = await readPages(root);
  const labels =
    (file: string, ...path: Path): Labels =>
    (...inner) => {
      const page = pages.find((page) => nameOf(page.path) === file) as Page;
      return labelsOf(page, [...path, ...inner]);
    };
  const numbered = (list: 'people' | 'works', sizeAt: (at: number) => PlaceSize): PlacedPicture[] =>
    (studio[list] ?? []).flatMap(({ picture }: { picture?: Framed }, at: number) =>
      picture
        ? [entryOf(`${list}-${at + 1}`, picture, sizeAt(at), labels('studio', list, at, 'picture'))]
        : [],
    );
  return [
    ...Object.entries<PlaceSize & { portrait?: PlaceSize }>(PLACE_SIZES).map(([name, size]) =>
      entryOf(name, pictures[name], size, labels('pictures', name)),
    ),
    ...numbered('people', () => PERSON_SIZE),
    ...numbered('works', workSize),
  ];
}

/** The labels of a field of a picture. */
type Labels = (...inner: Path) => string;

function entryOf(
  name: string,
  picture: Framed,
  size: PlaceSize & { portrait?: PlaceSize },
  labels: Labels,
): PlacedPicture {
  const { portrait, ...whole } = picture;
  const { portrait: portraitSize, ...wholeSize } = size;
  const entry = { name, ...USUAL, ...whole, ...wholeSize, label: labels('file') };
  if (!portraitSize) return entry;
  const label = labels('portrait', 'file');
  return {
    ...entry,
    portrait: { ...USUAL, file: whole.file, ...portrait, ...portraitSize, label },
  };
}
