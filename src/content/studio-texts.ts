import { STUDIO } from './studio.ts';
import { and } from './words.ts';

/** The texts around the studio's entries. The text of a missing entry is empty. */
export const STUDIO_TEXTS = {
  /** Precedes a name. */
  person: 'Te atiende',
  works: 'Eventos que hemos organizado',
  opinions: 'Lo que cuentan de nosotros',
  /** Precedes the name of a site. */
  read: 'Leer en',
} as const;

/** Ends a sentence that says «respondemos» or «hablamos». */
export const REPLY_WITHIN = STUDIO.replyWithin ? ` en ${STUDIO.replyWithin} como máximo` : '';

/** A sentence of an answer. Spanish numbers have a point from five digits on. */
export const PRICE_FROM = STUDIO.priceFrom
  ? ` Para orientarte: ${STUDIO.priceFrom.service}, desde ${`${STUDIO.priceFrom.amount}`.replace(/(\d\d)(\d{3})$/, '$1.$2')}\u00a0€, IVA incluido.`
  : '';

/** ` y en Castellón, Alicante y Murcia` */
export const ALSO_IN = STUDIO.areas
  ? ` y en ${STUDIO.areas.join(', ').replace(/, (?=[^,]+$)/, ` ${and(STUDIO.areas.at(-1) ?? '')} `)}`
  : '';

export const FIRST_NAME = STUDIO.people?.[0]?.name.split(' ')[0] ?? '';
