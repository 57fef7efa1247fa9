import * as v from 'valibot';
import type { PICTURES } from '../pictures.ts';
import { address, list, text, wholeNumber } from './values.ts';

/** An optional entry, and its name in the build's list of empty ones. */
const entry = <Schema extends v.GenericSchema>(called: string, schema: Schema) =>
  v.exactOptional(v.pipe(schema, v.title(called)));

/** The facts about the studio (U-33), which `studio.ts` explains. `names` are those of `pictures.ts`. */
export function studioSchema(names: readonly string[]) {
  const picture = v.custom<keyof typeof PICTURES>(
    (name) => names.includes(String(name)),
    ({ input }) => `es «${input}», y src/content/pictures.ts no tiene ninguna foto con ese nombre`,
  );
  const person = v.strictObject({ portrait: picture, name: text, sentence: text });
  const work = v.strictObject({ picture, kind: text, place: text, month: text });
  const opinion = v.strictObject({ text, name: text, kind: text, site: text, url: address });
  const amount = wholeNumber(Number.POSITIVE_INFINITY, '1200');
  const yesOrNo = v.boolean('tiene que ser true (sí) o false (no)');
  return v.strictObject({
    people: entry('quién atiende', list(person, 1, 4)),
    works: entry('trabajos', list(work, 3, 6)),
    opinions: entry('opiniones', v.strictObject({ list: list(opinion, 1, 6), checked: text })),
    priceFrom: entry('precio desde', v.strictObject({ service: text, amount })),
    proposal: entry('propuesta', v.strictObject({ within: text, isFree: yesOrNo })),
    replyWithin: entry('plazo de respuesta', text),
    hours: entry('horario', text),
    areas: entry('otras zonas', list(text)),
  });
}

export type Studio = v.InferInput<ReturnType<typeof studioSchema>>;
