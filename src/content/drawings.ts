import garden from './drawings/garden.svg?no-inline';
import ceremony from './drawings/garden-ceremony.svg?no-inline';
import ceremonyRain from './drawings/garden-ceremony-rain.svg?no-inline';
import dance from './drawings/garden-dance.svg?no-inline';
import dinner from './drawings/garden-dinner.svg?no-inline';
import dinnerRain from './drawings/garden-dinner-rain.svg?no-inline';
import drinks from './drawings/garden-drinks.svg?no-inline';
import drinksRain from './drawings/garden-drinks-rain.svg?no-inline';
import gardenRain from './drawings/garden-rain.svg?no-inline';
import gardenSun from './drawings/garden-sun.svg?no-inline';
import proposal from './drawings/proposal.svg?no-inline';
import flower from './drawings/wallflower.svg?no-inline';
import type { ServiceId } from './services.ts';

/** A drawing of ours. The size keeps its room until it has loaded; then its own shape counts. */
const drawing = (src: string, width: number, height: number) => ({ src, width, height });
/** A part of the flower's file. */
const part = (view: string, width: number, height: number) =>
  drawing(`${flower}#${view}`, width, height);

const wallflower = part('flower', 114, 195);

/**
 * The decorative drawing, in parts: `growth` has the stages above the steps of the process, from the first to the last;
 * `stem` is beside the closing title, `wallflower` in the thank-you, `fallen` on the error page.
 */
export const DRAWINGS = {
  growth: [part('seed', 43, 24), part('sprout', 65, 58), part('bud', 76, 136), wallflower],
  stem: part('stem', 576, 1626),
  wallflower,
  fallen: part('fallen', 1440, 1618),
} as const;

/** A written proposal for a service as an example, without invented figures. */
export const proposalFor = (service: ServiceId) => drawing(`${proposal}#${service}`, 700, 1151);

/** The garden of the day plan, seen from above: what is always there, and what only sun or rain shows. */
export const GARDEN = {
  always: drawing(garden, 6310, 6640),
  sun: drawing(gardenSun, 6310, 6640),
  rain: drawing(gardenRain, 6310, 6640),
} as const;

/** A drawing with four gardens one below the other: one for each number of guests. */
const gardens = (src: string) => drawing(src, 6310, 4 * 6640);

/** In per cent of the garden's width and height. */
type Point = readonly [x: number, y: number];

/**
 * A drawing of furniture; where the plate with its hour stands; and how far from the plate the light falls, in per cent
 * of the garden's width.
 */
const furniture = (src: string, plate: Point, light: Point) => ({
  drawing: gardens(src),
  plate,
  light,
});
type Furniture = ReturnType<typeof furniture>;

/** The furniture of the garden's places, from the first. Without furniture for the rain, it stays where it is. */
export const FURNITURE: readonly { dry: Furniture; wet?: Furniture }[] = [
  {
    dry: furniture(ceremony, [22, 43], [-2, 13]),
    wet: furniture(ceremonyRain, [15, 10], [-2, 13]),
  },
  { dry: furniture(drinks, [26, 70], [1, 13]), wet: furniture(drinksRain, [51, 41], [3, -9]) },
  { dry: furniture(dinner, [61, 40], [1, 21]), wet: furniture(dinnerRain, [49, 5], [1, 21]) },
  { dry: furniture(dance, [83, 82], [-18, 5]) },
];
