import type { Picture } from './picture.ts';
import type { PICTURES } from './pictures.ts';

type Pictures = typeof PICTURES;
/** The name of an entry of `pictures.ts` that has an alternative text. */
type PictureName = {
  [Name in keyof Pictures]: Pictures[Name] extends Picture ? Name : never;
}[keyof Pictures];

/** Who answers: shown beside «Cómo trabajamos»; the first one's first name is in the thank-you too. */
interface Person {
  portrait: PictureName;
  name: string;
  sentence: string;
}

/** An event of the studio, with its own picture, whose people agree to be shown. */
interface Work {
  /** Show the first one and the third one upright (`ratio=4:5`), the second one across (`ratio=3:2`). */
  picture: PictureName;
  /** 'Boda' */
  kind: string;
  /** After «en»: 'Albarracín' */
  place: string;
  /** 'mayo de 2026' */
  month: string;
}

/** An opinion as it is published elsewhere, in the words of its author. */
interface Opinion {
  text: string;
  name: string;
  /** 'boda en mayo de 2026' */
  kind: string;
  /** After «Leer en»: 'Bodas.net' */
  site: string;
  /** The page where it can be read. */
  url: `https://${string}`;
}

/** What only the studio can say of itself. Each entry is optional: the pages show no trace of a missing one. */
export interface Studio {
  people?: readonly [Person, ...Person[]];
  works?: readonly [Work, Work, Work, ...Work[]];
  opinions?: {
    list: readonly [Opinion] | readonly [Opinion, Opinion];
    /** Whether and how you check that the authors were clients: the law asks for this sentence (`README.md`). */
    checked: string;
  };
  /** «Para orientarte: {service}, desde {amount} €, IVA incluido.» In euros, with every tax. */
  priceFrom?: { service: string; amount: number };
  /** After «te respondemos en», before «como máximo»: 'un día laborable'. Only what you keep in August too. */
  replyWithin?: string;
  /** When you answer the phone: 'de lunes a viernes, de 10:00 a 19:00' */
  hours?: string;
  /** Towns or provinces besides your town: ['Castellón', 'Alicante'] */
  areas?: readonly [string, ...string[]];
  /** What a corporate event includes, as short lines. */
  includes?: readonly [string, ...string[]];
}

/**
 * Empty until the owner fills it in. Copy the entries that you want between the braces, and write your own words for each `…`:
 *
 *   people: [{ portrait: '…', name: '…', sentence: '…' }],
 *   works: [
 *     { picture: '…', kind: '…', place: '…', month: '…' },
 *     { picture: '…', kind: '…', place: '…', month: '…' },
 *     { picture: '…', kind: '…', place: '…', month: '…' },
 *   ],
 *   opinions: {
 *     list: [{ text: '…', name: '…', kind: '…', site: '…', url: 'https://…' }],
 *     checked: '…',
 *   },
 *   priceFrom: { service: '…', amount: 0 },
 *   replyWithin: '…',
 *   hours: '…',
 *   areas: ['…', '…'],
 *   includes: ['…', '…', '…'],
 *
 * In code, read an entry as `STUDIO.name`: the build then leaves out the code and the styles of a missing one.
 */
export const STUDIO: Studio = {};
