import * as v from 'valibot';

/**
 * The kinds of values in the content, each with what the build says of a wrong one, after «file: property: ». An owner who does not
 * program reads these sentences.
 */

/** The names in braces that `fill.ts` replaces in a text. */
export const NAMES = [
  'name',
  'town',
  'email',
  'legalName',
  'answerer',
  'whoAnswers',
  'priceFrom',
  'proposal',
  'alsoIn',
] as const;
/** Further names in the legal texts. */
export const LEGAL_NAMES = [
  ...NAMES,
  'phone',
  'phoneLink',
  'url',
  'taxId',
  'address',
  'registry',
  'complaints',
  'mailProvider',
  'requestsDeleted',
  'fields',
  'notice',
  'privacy',
  'cookies',
] as const;

/** Not empty, and without other names in braces than these. */
const textWith = (names: readonly string[]) =>
  v.pipe(
    v.string('tiene que ser un texto entre comillas'),
    v.regex(/[^\s…]/, 'está vacío: escribe el texto'),
    v.check(
      (shown) => unknownName(shown, names) === undefined,
      ({ input }) =>
        `${unknownName(input, names)} no se conoce: ${names.length > 0 ? `entre llaves puede ir ${names.map((name) => `{${name}}`).join(', ')}` : 'escribe el texto sin llaves'}`,
    ),
  );

const unknownName = (shown: string, names: readonly string[]) =>
  shown.match(/\{\w+\}|[{}]/g)?.find((found) => !names.includes(found.slice(1, -1)));

export const fact = textWith([]);
export const text = textWith(NAMES);
export const legalText = textWith(LEGAL_NAMES);
/** A text that says where the page puts in something of its own. */
export const textAround = (name: string) =>
  v.pipe(
    textWith([...NAMES, name]),
    v.check(
      (shown) => shown.split(`{${name}}`).length === 2,
      `tiene que llevar {${name}} una vez: ahí van los enlaces`,
    ),
  );

/** Where search engines or the layout have room for so many characters. */
export const shortText = (most: number, ofText = text) =>
  v.pipe(
    ofText,
    v.check(
      (shown) => lengthOf(shown) <= most,
      ({ input }) => `caben ${most} caracteres, y «${input}» tiene ${lengthOf(input)}: acórtalo`,
    ),
  );

const lengthOf = (shown: string) => [...shown].length;

export const address = v.pipe(
  fact,
  v.regex(
    /^https:\/\/\S+$/,
    ({ input }) => `tiene que ser una dirección que empiece por https://, y es «${input}»`,
  ),
);

export const wholeNumber = (least: number, most: number, example: string) =>
  v.custom<number>(
    (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
    `tiene que ser un número entero${most < Number.POSITIVE_INFINITY ? ` de ${least} a ${most}` : ''}, sin comillas ni puntos, como ${example}`,
  );

export const list = <Item extends v.GenericSchema>(item: Item, least = 1, most = 99) =>
  v.pipe(
    v.array(item, 'tiene que ser una lista entre corchetes: […]'),
    v.minLength(least, ({ input }) => `el mínimo es ${least}, y hay ${input.length}`),
    v.maxLength(
      most,
      ({ input }) => `caben ${most} como máximo, y hay ${input.length}: quita alguno`,
    ),
  );

/** `emphasis` stands in italics within `title`. */
export const emphasisInTitle = <Titled extends { title: string; emphasis: string }>() =>
  v.rawCheck<Titled>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    const { title, emphasis } = dataset.value;
    if (title.includes(emphasis)) return;
    const path = {
      type: 'unknown',
      origin: 'value',
      input: title,
      key: 'emphasis',
      value: emphasis,
    } as const;
    addIssue({
      input: emphasis,
      message: `tiene que ser una parte del título «${title}», escrita igual`,
      path: [path],
    });
  });

/** What is wrong with a value: of the shape of its object, or of the value itself. */
export function faultInWords({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'no se conoce: corrige el nombre, o bórralo';
  if (received === 'undefined') return 'falta: escríbelo';
  const isNoObject = type === 'strict_object' && expected === 'Object';
  return isNoObject ? 'tiene que ser un bloque con sus datos entre llaves: {…}' : message;
}
