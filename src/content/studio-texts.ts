import { spanishList, spanishNumber } from '../shared/spanish-words.ts';
import { STUDIO } from './studio.ts';

/** The texts around the studio's entries. */
export const STUDIO_TEXTS = STUDIO.labels;

/** Ends a sentence that says «contesta». */
const REPLY_WITHIN = STUDIO.replyWithin ? ` en ${STUDIO.replyWithin} como máximo` : '';

/** A sentence of an answer. The text of a missing entry is empty. */
export const PRICE_FROM = STUDIO.priceFrom
  ? `Para orientarte: ${STUDIO.priceFrom.service}, desde ${spanishNumber(STUDIO.priceFrom.amount)} €, IVA incluido.`
  : '';

/** A sentence after one about the proposal. */
export const PROPOSAL_SENTENCE = STUDIO.proposal
  ? `La propuesta ${STUDIO.proposal.isFree ? 'es gratuita y ' : ''}la tienes en ${STUDIO.proposal.within}.`
  : '';

const AREAS = STUDIO.areas && spanishList(STUDIO.areas);
/** Within an answer. */
export const ALSO_IN = AREAS ? `y en ${AREAS}` : '';
/** In the footer. */
export const WORKS_IN = AREAS && `Trabajamos también en ${AREAS}`;

/** «Marta Ruiz» → «Marta», «Mª José Pérez» → «Mª José»: an abbreviation alone is no name. */
export const firstNameOf = (name: string) => /^\s*((?:\S+[ªº.]\s+)*\S+)/.exec(name)?.[1] ?? name;

const [PERSON] = STUDIO.people ?? [];
/** Follows «Te contesta» or «Os contesta». */
export const ANSWERER = `${PERSON ? firstNameOf(PERSON.name) : 'una persona del estudio'}${REPLY_WITHIN}`;
export const WHO_ANSWERS = `${ANSWERER}, por correo o por teléfono`;
