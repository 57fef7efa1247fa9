import { type ESTree, parseSync } from 'vite';
import { UserError } from '../user-error.ts';
import { walk } from './walk.ts';

/** A value in `src/content` that is not the studio's own yet (U-16). */
export interface Sample {
  isContact: boolean;
  /** `business.ts:8` */
  place: string;
  /** `BUSINESS.email` */
  name: string;
  /** The value if it is a string, else empty. */
  text: string;
}

/** The marks: comments before a value. A production deployment fails while a contact sample is left. */
const SAMPLE = '/* sample */';
const CONTACT_SAMPLE = '/* contact sample */';
/** A comment that may be a misspelled mark. Other block comments of the content start with two asterisks. */
const LIKE_A_MARK = /^\/\*(?!\*)|^\W*(?:contact\W*)?samples?\W*$/i;

/** Placeholder contact data, which count as contact samples also without a mark. */
const PLACEHOLDERS = [
  /\.example\b|[@/.](?:example|ejemplo)\.[a-z]/i,
  // The number 600 000 000 with any separators, and a NIF of zeros.
  /6(?:[^\da-z]*0){8}(?!\d)/i,
  /(?<!\d)0{7,8}(?!\d)/,
];
const NO_VALUE = /Program|Statement|Declaration/;
const EMPTY = '(empty: left out of the pages; fill it in later)';

/**
 * Returns the marked values and the placeholder contact data of a content file, in the file's order. Throws for a misspelled or
 * misplaced mark. Returns nothing for a file with a syntax error, which the build reports.
 */
export function findSamples(file: string, code: string): Sample[] {
  const { program, comments, errors } = parseSync(file, code);
  if (errors.length > 0) return [];
  const samples: Sample[] = [];
  const placeOf = (start: number) => `${file}:${code.slice(0, start).split('\n').length}`;
  /** Start of the value → its mark. */
  const marks = new Map<number, string>();
  for (const { start, end } of comments) {
    const text = code.slice(start, end);
    if (text === SAMPLE || text === CONTACT_SAMPLE)
      marks.set(end + code.slice(end).search(/\S|$/), text);
    else if (LIKE_A_MARK.test(text)) throw unknownMark(placeOf(start), text);
  }

  walk(program, false, (node, names, isWithinContact) => {
    const mark = NO_VALUE.test(node.type) ? undefined : marks.get(node.start);
    if (mark) marks.delete(node.start);
    const text = textOf(node);
    const isContact =
      mark === CONTACT_SAMPLE ||
      (!isWithinContact && PLACEHOLDERS.some((pattern) => pattern.test(text ?? '')));
    if (mark || isContact)
      samples.push({
        isContact,
        place: placeOf(node.start),
        name: names.join('.'),
        text: text === '' ? EMPTY : (text ?? ''),
      });
    return isWithinContact || mark === CONTACT_SAMPLE;
  });

  for (const [start, mark] of marks) throw unknownMark(placeOf(start), mark);
  return samples;
}

const unknownMark = (place: string, text: string) =>
  new UserError(
    `src/content/${place}: ${text} marks nothing. Write ${SAMPLE} right before a sample, or ${CONTACT_SAMPLE} right before ` +
      'a contact that has to be replaced before a production deployment. Write other comments as // or /** … */.',
  );

/** The value of a string. In a template literal, `…` replaces each expression. */
function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'TemplateLiteral')
    return node.quasis.map((part) => part.value.cooked).join('…');
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
