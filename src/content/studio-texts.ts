import { capitalized, spanishList, spanishNumber, uncapitalized } from '../shared/spanish-words.ts';
import services from './services.json' with { type: 'json' };
import { STUDIO } from './studio.ts';

/** The texts around the studio's entries. */
export const STUDIO_TEXTS = STUDIO.labels;

/** Ends a sentence that says «contesta». */
const REPLY_WITHIN = STUDIO.replyWithin ? ` en ${STUDIO.replyWithin} como máximo` : '';

/** The services that have a price, such as «1200 €». */
const PRICED = (Object.keys(services) as (keyof typeof services)[]).flatMap((id) => {
  const amount = STUDIO.priceFrom?.[id];
  return amount ? [{ id, price: `${spanishNumber(amount)}\u00a0€` }] : [];
});
export const PRICES: { readonly [Id in keyof typeof services]?: string } = Object.fromEntries(
  PRICED.map(({ id, price }) => [id, price]),
);
/** A sentence of an answer. The text of a missing entry is empty. */
export const PRICE_FROM =
  PRICED.length > 0
    ? `Para orientarte, ${STUDIO.priceFrom?.what}: ${spanishList(PRICED.map(({ id, price }) => `${uncapitalized(services[id].label)} desde ${price}`))}, IVA incluido.`
    : '';

/** A sentence after one about the proposal. */
export const PROPOSAL_SENTENCE = STUDIO.proposal
  ? `La propuesta${STUDIO.proposal.isFree ? ' es gratuita y' : ''}, después de hablar, la tienes en ${STUDIO.proposal.within}.`
  : '';

const AREAS = STUDIO.areas && spanishList(STUDIO.areas);
/** Within an answer. */
export const ALSO_IN = AREAS ? `y en ${AREAS}` : '';
/** In the footer. */
export const WORKS_IN = AREAS && `Trabajamos también en ${AREAS}`;

/** «Marta Ruiz» → «Marta», «Mª José Pérez» → «Mª José»: an abbreviation alone is no name. */
export const firstNameOf = (name: string) => /^\s*((?:\S+[ªº.]\s+)*\S+)/.exec(name)?.[1] ?? name;

const [PERSON] = STUDIO.people ?? [];
const answerer = PERSON ? firstNameOf(PERSON.name) : 'una persona del estudio';
/** Follows «Te contesta» or «Os contesta». */
export const ANSWERER = answerer + REPLY_WITHIN;
/** «Marta te escribirá a ana@visitor.example o te llamará al 600 123 456 en un día laborable como máximo.» */
export const replyTo = (email: string, phone: string) =>
  `${capitalized(answerer)} te escribirá a ${email} o te llamará al ${phone}${REPLY_WITHIN}.`;
export const WHO_ANSWERS = `${ANSWERER}, por correo o por teléfono`;
