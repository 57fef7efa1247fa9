import type { Studio } from './studio-schema.ts';

/**
 * What only the studio can say of itself. Each entry is optional: the pages show no trace of a missing one. Empty until the owner
 * fills it in. Copy the entries that you want between the braces, and write your own words for each `…`:
 *
 * Who answers: shown beside «Cómo trabajamos»; the first one's first name is in the thank-you too. `portrait` is the name of an
 * entry of `pictures.ts`, and so is `picture`.
 *   people: [{ portrait: '…', name: '…', sentence: '…' }],
 *
 * Events of yours, three or more, whose people agree to be shown. The pages say «Boda en Albarracín · mayo de 2026»: kind, place,
 * month. The first picture and the third one are upright (`ratio: 4 / 5`), the second one is across (`ratio: 3 / 2`).
 *   works: [
 *     { picture: '…', kind: '…', place: '…', month: '…' },
 *     { picture: '…', kind: '…', place: '…', month: '…' },
 *     { picture: '…', kind: '…', place: '…', month: '…' },
 *   ],
 *
 * One or two opinions as they are published elsewhere, in the words of their authors. `kind` is 'boda en mayo de 2026', `site`
 * follows «Leer en», `url` is the page where the opinion can be read. `checked` says whether and how you check that the authors
 * were clients: the law asks for this sentence (`README.md`).
 *   opinions: {
 *     list: [{ text: '…', name: '…', kind: '…', site: '…', url: 'https://…' }],
 *     checked: '…',
 *   },
 *
 * «Para orientarte: {service}, desde {amount} €, IVA incluido.» In euros, with every tax.
 *   priceFrom: { service: '…', amount: 0 },
 *
 * After «te respondemos en», before «como máximo»: 'un día laborable'. Only what you keep in August too.
 *   replyWithin: '…',
 *
 * When you answer the phone: 'de lunes a viernes, de 10:00 a 19:00'.
 *   hours: '…',
 *
 * Towns or provinces besides your town: ['Castellón', 'Alicante'].
 *   areas: ['…', '…'],
 *
 * What a corporate event includes, as short lines.
 *   includes: ['…', '…', '…'],
 *
 * In code, read an entry as `STUDIO.name`: the build then leaves out the code and the styles of a missing one.
 */
export const STUDIO: Studio = {};
