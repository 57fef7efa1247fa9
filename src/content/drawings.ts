import garden from './drawings/garden.svg?drawing';
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

type Drawing = typeof garden;

const furniture = import.meta.glob<Drawing>(
  ['./drawings/garden-*.svg', '!./drawings/garden-{sun,rain}.svg'],
  { query: '?drawing', import: 'default', eager: true },
);

/** The furniture of a place, with four gardens one below the other: one for each number of guests. The build knows that the file exists. */
export const furnitureOf = (file: string) => furniture[`./drawings/${file}`] as Drawing;
