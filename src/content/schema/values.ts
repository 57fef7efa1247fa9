import * as v from 'valibot';

/**
 * The kinds of values in the content, each with what the build says of a wrong one, after «file: property: ». An owner who does not
 * program reads these sentences.
 */

/** Not empty, and no `…` of an example. */
export const text = v.pipe(
  v.string('tiene que ser un texto entre comillas'),
  v.regex(/[^\s…]/, 'está vacío: escribe el texto'),
  v.check(
    (shown) => !shown.includes('${'),
    'lleva un nombre con $ entre comillas rectas: escribe el texto entre comillas invertidas, `así`',
  ),
);

/** Where search engines or the layout have room for so many characters. */
export const shortText = (most: number) =>
  v.pipe(
    text,
    v.check(
      (shown) => lengthOf(shown) <= most,
      ({ input }) => `caben ${most} caracteres, y «${input}» tiene ${lengthOf(input)}: acórtalo`,
    ),
  );

const lengthOf = (shown: string) => [...shown].length;

export const address = v.pipe(
  text,
  v.regex(
    /^https:\/\/\S+$/,
    ({ input }) => `tiene que ser una dirección que empiece por https://, y es «${input}»`,
  ),
);

export const wholeNumber = (most: number, example: string) =>
  number(
    (value) => Number.isInteger(value) && value > 0 && value <= most,
    `tiene que ser un número entero${most < Number.POSITIVE_INFINITY ? ` de 1 a ${most}` : ''}, como ${example}`,
  );

export const number = (isRight: (value: number) => boolean, message: string) =>
  v.custom<number>((value) => typeof value === 'number' && isRight(value), message);

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
    if (!dataset.typed) return;
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

/** Texts by their names, at any depth, and functions that make texts. TypeScript knows which ones there are. */
export const TEXTS: v.GenericSchema = v.union([
  text,
  v.function(),
  v.lazy(() => v.record(v.string(), TEXTS)),
  v.lazy(() => v.array(TEXTS)),
]);

/** What is wrong with a value: of the shape of its object, or of the value itself. */
export function faultInWords({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'no se conoce: corrige el nombre, o bórralo';
  if (received === 'undefined') return 'falta: escríbelo';
  const isNoObject = type === 'strict_object' && expected === 'Object';
  return isNoObject ? 'tiene que ser un bloque con sus datos entre llaves: {…}' : message;
}
