import * as v from 'valibot';
import type { PICTURES } from './pictures.ts';

const text = v.pipe(
  v.string('has to be a text'),
  v.regex(/[^\s…]/, 'is empty: fill it in, or delete the whole entry'),
);
export const address = v.pipe(
  text,
  v.regex(/^https:\/\/\S+$/, 'has to be an address that begins with https://'),
);
const amount = v.custom<number>(
  (value) => Number.isInteger(value) && Number(value) > 0,
  'has to be a whole number, as in 1200',
);
const list = <Item extends v.GenericSchema>(least: number, most: number, item: Item) =>
  v.pipe(
    v.array(item, 'has to be a list'),
    v.minLength(least, ({ input }) => `needs at least ${least}, and has ${input.length}`),
    v.maxLength(most, ({ input }) => `may have ${most} at most, and has ${input.length}`),
  );
const ANY = Number.POSITIVE_INFINITY;

/** An optional entry, and its name in the build's list of empty ones. */
const entry = <Schema extends v.GenericSchema>(called: string, schema: Schema) =>
  v.exactOptional(v.pipe(schema, v.title(called)));

/**
 * The facts about the studio (U-33): rules, types and names of the entries, which `studio.ts` explains. `names` are those of
 * `pictures.ts`.
 */
export function studioSchema(names: readonly string[]) {
  const picture = v.custom<keyof typeof PICTURES>(
    (name) => names.includes(String(name)),
    ({ input }) => `is “${input}”, of which src/content/pictures.ts has no entry`,
  );
  const person = v.strictObject({ portrait: picture, name: text, sentence: text });
  const work = v.strictObject({ picture, kind: text, place: text, month: text });
  const opinion = v.strictObject({ text, name: text, kind: text, site: text, url: address });
  return v.strictObject({
    people: entry('quién atiende', list(1, ANY, person)),
    works: entry('trabajos', list(3, ANY, work)),
    opinions: entry('opiniones', v.strictObject({ list: list(1, 2, opinion), checked: text })),
    priceFrom: entry('precio desde', v.strictObject({ service: text, amount })),
    replyWithin: entry('plazo de respuesta', text),
    hours: entry('horario', text),
    areas: entry('otras zonas', list(1, ANY, text)),
  });
}

export type Studio = v.InferInput<ReturnType<typeof studioSchema>>;
