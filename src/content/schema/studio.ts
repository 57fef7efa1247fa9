import * as v from 'valibot';
import { CROP } from './pictures.ts';
import { address, fact, list, wholeNumber } from './values.ts';

/** An optional entry, and its name in the build's list of empty ones. */
const entry = <Schema extends v.GenericSchema>(called: string, schema: Schema) =>
  v.exactOptional(v.pipe(schema, v.title(called)));

/** Its shape and its widths are those of its place. Without a focus, its middle stays in view. */
const PICTURE = v.strictObject({ ...CROP, alt: fact, focus: v.exactOptional(CROP.focus) });
const PERSON = v.strictObject({ picture: PICTURE, name: fact, sentence: fact });
const WORK = v.strictObject({ picture: PICTURE, kind: fact, place: fact, month: fact });
const OPINION = v.strictObject({ text: fact, name: fact, kind: fact, site: fact, url: address });
const AMOUNT = wholeNumber(1, Number.POSITIVE_INFINITY, '1200');
const WITHIN = v.pipe(
  fact,
  v.regex(
    /^\P{Lu}.*[^.]$/u,
    'va dentro de una frase: en minúscula y sin punto al final, como «un día laborable»',
  ),
);
const YES_OR_NO = v.boolean('tiene que ser true (sí) o false (no)');

/**
 * `studio.json`: what only the studio can say (U-33). Each entry but `labels` is optional: the pages show no trace of a missing one.
 * In code, read an entry as `STUDIO.name`: the build then leaves out the code and the styles of a missing one.
 */
export const STUDIO = v.strictObject({
  /** The texts around the entries: before the name of a person, over works and opinions, before the name of a site. */
  labels: v.strictObject({ person: fact, works: fact, opinions: fact, read: fact }),
  /** Who answers visitors, beside the title of the steps. Every button and the thank-you name the first one. */
  people: entry('quién atiende', list(PERSON, 1, 4)),
  /** «Boda en Albarracín · mayo de 2026»: kind, place, month. Their people agree to be shown. Every second of three is across. */
  works: entry('trabajos', list(WORK, 3, 6)),
  /** As they are published elsewhere. `checked` says whether and how their authors are known to be clients (TRLGDCU, article 20.4). */
  opinions: entry('opiniones', v.strictObject({ list: list(OPINION, 1, 6), checked: fact })),
  /** «Para orientarte: {service}, desde {amount} €, IVA incluido.» In euros, with every tax. */
  priceFrom: entry('precio desde', v.strictObject({ service: fact, amount: AMOUNT })),
  /** «La propuesta es gratuita y la tienes en {within}.» */
  proposal: entry('propuesta', v.strictObject({ within: WITHIN, isFree: YES_OR_NO })),
  /** «Te contesta Marta en {replyWithin} como máximo»: the longest time, in August too. */
  replyWithin: entry('plazo de respuesta', WITHIN),
  /** When the phone is answered. */
  hours: entry('horario', fact),
  /** Towns or provinces besides the town. */
  areas: entry('otras zonas', list(fact)),
});
export type Studio = v.InferOutput<typeof STUDIO>;
