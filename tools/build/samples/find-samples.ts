import { type ESTree, parseSync } from 'vite';
import { UserError } from '../user-error.ts';
import { walk } from './walk.ts';

/** Something in `src/content` that is not the studio's own yet (U-16). */
export interface Sample {
  isContact: boolean;
  /** `business.ts:8` */
  place: string;
  /** `BUSINESS.email` */
  name: string;
  /** The text itself; empty for more than a text. */
  text: string;
}

/** Stands before a value: a comment, so that a file without it is whole. The second kind holds a production deployment back. */
const SAMPLE = '/* sample */';
const CONTACT_SAMPLE = '/* contact sample */';
/** A comment that may be meant for a mark: within a line there are no others in the content. */
const LIKE_A_MARK = /^\/\*(?!\*)|^\W*(?:contact\W*)?samples?\W*$/i;

/** Reaches nobody, whatever stands between the digits: found without a mark, too. */
const REACHES_NOBODY = [
  /\.example\b|[@/.](?:example|ejemplo)\.[a-z]/i,
  // The number 600 000 000, and a NIF or a postal address of noughts.
  /6(?:[^\da-z]*0){8}(?!\d)/i,
  /(?<!\d)0{7,8}(?!\d)/,
];
const NO_VALUE = /Program|Statement|Declaration/;
const EMPTY = '(empty: left out of the pages; fill it in later)';

/**
 * Every marked value of a content file, and every contact that reaches nobody, in the file's order. Of a file with a
 * typing error nothing: the build is about to say where it is. A comment that is no mark, but may be meant for one, is
 * an error.
 */
export function findSamples(file: string, code: string): Sample[] {
  const { program, comments, errors } = parseSync(file, code);
  if (errors.length > 0) return [];
  const samples: Sample[] = [];
  const placeOf = (start: number) => `${file}:${code.slice(0, start).split('\n').length}`;
  /** Marks by the place of what they stand before. */
  const marks = new Map<number, string>();
  for (const { start, end } of comments) {
    const text = code.slice(start, end);
    if (text === SAMPLE || text === CONTACT_SAMPLE)
      marks.set(end + code.slice(end).search(/\S|$/), text);
    else if (LIKE_A_MARK.test(text)) throw unknownMark(placeOf(start), text);
  }

  function add(isContact: boolean, { start }: ESTree.Node, names: readonly string[], text: string) {
    samples.push({ isContact, place: placeOf(start), name: names.join('.'), text });
  }

  walk(program, false, (node, names, isWithinContact) => {
    const mark = NO_VALUE.test(node.type) ? undefined : marks.get(node.start);
    if (mark) marks.delete(node.start);
    const text = textOf(node);
    const isContact =
      mark === CONTACT_SAMPLE ||
      (!isWithinContact && REACHES_NOBODY.some((pattern) => pattern.test(text ?? '')));
    if (mark || isContact) add(isContact, node, names, text === '' ? EMPTY : (text ?? ''));
    return isWithinContact || mark === CONTACT_SAMPLE;
  });

  for (const [start, mark] of marks) throw unknownMark(placeOf(start), mark);
  return samples;
}

const unknownMark = (place: string, text: string) =>
  new UserError(
    `src/content/${place}: ${text} marks nothing. Right before a value, ${SAMPLE} marks a sample and ${CONTACT_SAMPLE} ` +
      'one that holds a production deployment back; other remarks are written as // or /** … */.',
  );

/** Of a text, itself; where it takes another one in, that is left out. */
function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'TemplateLiteral')
    return node.quasis.map((part) => part.value.cooked).join('…');
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
