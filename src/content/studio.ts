import type { Studio } from './schema/studio.ts';

/**
 * Facts about the studio. Each entry is optional: the pages show no trace of a missing one. The object is empty until the owner
 * fills it in: `people` and `replyWithin` first, because every button and the thank-you say who answers and when. Copy the entries that you want between the braces, and write your own words for each `…`:
 *
 * The people who answer visitors. The pages show them beside the title of the steps, and the thank-you names the first one. `portrait` is the
 * name of an entry of `pictures.ts`, and so is `picture`.
 *   people: [{ portrait: '…', name: '…', sentence: '…' }],
 *
 * Events of yours, three to six, whose people agree to be shown. The pages say «Boda en Albarracín · mayo de 2026»: kind, place,
 * month. Every second picture of three is across (`ratio: 3 / 2`), the others are upright (`ratio: 4 / 5`).
 *   works: [
 *     { picture: '…', kind: '…', place: '…', month: '…' },
 *     { picture: '…', kind: '…', place: '…', month: '…' },
 *     { picture: '…', kind: '…', place: '…', month: '…' },
 *   ],
 *
 * Up to six opinions as they are published elsewhere, in the words of their authors. `kind` is 'boda en mayo de 2026', `site`
 * follows «Leer en», `url` is the page where the opinion can be read. `checked` says whether and how you check that the authors
 * were clients: the law asks for this sentence (`README.md`).
 *   opinions: {
 *     list: [{ text: '…', name: '…', kind: '…', site: '…', url: 'https://…' }],
 *     checked: '…',
 *   },
 *
 * A price for «Para orientarte: {service}, desde {amount} €, IVA incluido.» The amount is in euros and includes every tax.
 *   priceFrom: { service: '…', amount: 0 },
 *
 * When a visitor has your proposal, 'diez días', and whether it costs nothing: «La propuesta es gratuita y la tienes en diez días.»
 *   proposal: { within: '…', isFree: true },
 *
 * The longest time until you answer: 'un día laborable', in «Te contesta Marta en un día laborable como máximo». Promise a time that
 * you keep in August too.
 *   replyWithin: '…',
 *
 * The hours in which you answer the phone: 'de lunes a viernes, de 10:00 a 19:00'.
 *   hours: '…',
 *
 * Towns or provinces besides your town: ['Castellón', 'Alicante'].
 *   areas: ['…', '…'],
 *
 * In code, read an entry as `STUDIO.name`: the build then leaves out the code and the styles of a missing one.
 */
export const STUDIO: Studio = {};
