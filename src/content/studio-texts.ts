import { spanishList } from '../shared/spanish-words.ts';
import { STUDIO } from './studio.ts';
import { pricesOf } from './studio-sentences.ts';

/** The texts around the studio's entries. */
export const STUDIO_TEXTS = STUDIO.labels;

/** The services that have a price. */
export const PRICES = pricesOf(STUDIO);

/** In the footer. */
export const WORKS_IN = STUDIO.areas && `Trabajamos también en ${spanishList(STUDIO.areas)}`;
