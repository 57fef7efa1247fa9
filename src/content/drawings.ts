import garden from './drawings/garden.svg?drawing';
import ceremony from './drawings/garden-ceremony.svg?drawing';
import ceremonyRain from './drawings/garden-ceremony-rain.svg?drawing';
import dance from './drawings/garden-dance.svg?drawing';
import dinner from './drawings/garden-dinner.svg?drawing';
import dinnerRain from './drawings/garden-dinner-rain.svg?drawing';
import drinks from './drawings/garden-drinks.svg?drawing';
import drinksRain from './drawings/garden-drinks-rain.svg?drawing';
import gardenRain from './drawings/garden-rain.svg?drawing';
import gardenSun from './drawings/garden-sun.svg?drawing';
import proposal from './drawings/proposal.svg?drawing';
import bud from './drawings/wallflower.svg?bud&view';
import fallen from './drawings/wallflower.svg?fallen&view';
import flower from './drawings/wallflower.svg?flower&view';
import seed from './drawings/wallflower.svg?seed&view';
import sprout from './drawings/wallflower.svg?sprout&view';
import stem from './drawings/wallflower.svg?stem&view';

/**
 * The decorative drawing, in parts: `growth` has the stages above the steps of the process, from the first to the last; `stem` is
 * beside the closing title, `wallflower` in the thank-you, `fallen` on the error page.
 */
export const DRAWINGS = {
  growth: [seed, sprout, bud, flower],
  stem,
  wallflower: flower,
  fallen,
} as const;

/** A written proposal as an example, without invented figures (U-42). */
export const PROPOSAL_SHEET = proposal;

/** The garden of the day plan, seen from above: what is always there, and what only sun or rain shows. */
export const GARDEN = { always: garden, sun: gardenSun, rain: gardenRain } as const;

/** The furniture of an hour, with four gardens one below the other: one for each number of guests. */
export const FURNITURE = {
  'garden-ceremony.svg': ceremony,
  'garden-ceremony-rain.svg': ceremonyRain,
  'garden-drinks.svg': drinks,
  'garden-drinks-rain.svg': drinksRain,
  'garden-dinner.svg': dinner,
  'garden-dinner-rain.svg': dinnerRain,
  'garden-dance.svg': dance,
} as const;
