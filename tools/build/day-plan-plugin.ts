import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  GUESTS_RULES,
  type Place,
  STEPS_RULES,
  type Step,
} from '../../src/content/day-plan-schema.ts';
import { paint } from '../../src/styles/colours.ts';
import { addDrawing, readDrawing } from './drawings-plugin.ts';
import { drawFurniture, isWithin, seatsOf, svgOf } from './furniture.ts';
import { numbersOf } from './logos.ts';
import { hashOf } from './pictures/cache.ts';
import { parseContent, readContent } from './read-content.ts';
import { UserError } from './user-error.ts';

const ID = 'virtual:day-plan';
/** The drawing of the garden, which contains the places of the steps, and the two layers over it. */
const GARDEN = 'src/content/drawings/garden.svg';
const LAYERS = ['src/content/drawings/garden-sun.svg', 'src/content/drawings/garden-rain.svg'];
/** The most that it may be higher than wide, in per cent: `day-plan.module.css` makes it fit the window by its width. */
const MOST_HIGHER = 6;

/**
 * `virtual:day-plan` has the steps of `src/content/day-plan.ts`, with their furniture in words and drawn (U-24). Fails the build if
 * the plan cannot be drawn, if a guest has no seat, or if furniture does not fit its place.
 */
export function dayPlan(): Plugin {
  return {
    name: 'day-plan',
    resolveId: (source) => (source === ID ? ID : undefined),
    async load(id) {
      if (id !== ID) return undefined;
      const { root } = this.environment.config;
      const content = await readContent(root, 'day-plan');
      const drawings = [GARDEN, ...LAYERS].map((path) => join(root, path));
      for (const path of [...content.paths, ...drawings]) this.addWatchFile(path);
      const { file } = content;
      const { METRE, wordsOf } = content.exports;
      const GUESTS = await parseContent(content, 'GUESTS', GUESTS_RULES);
      const STEPS = await parseContent(content, 'STEPS', STEPS_RULES);
      const garden = await readGarden(root);

      const sheet = { ...garden, height: garden.height * GUESTS.length };

      /** The furniture for each number of guests, one picture below the other. */
      function draw({ what, furniture }: Step, { where }: Spot, place: Place): string {
        if (!isWithin(garden, place))
          throw new UserError(
            `${file}: “${what}” ${where}: the place is not within the viewBox of ${GARDEN}, ${numbersOf(garden)}: correct middle, size or turn`,
          );
        const cells = furniture.map((each, at) => {
          const guests = GUESTS[at] ?? 0;
          const seats = seatsOf(each) ?? guests;
          if (seats < guests)
            throw new UserError(
              `${file}: “${what}” has ${seats} seats for ${guests} guests: add some`,
            );
          const drawn = drawFurniture(each, place, METRE, `p${at}`);
          if (typeof drawn === 'string')
            return `<g transform="translate(0 ${at * garden.height})">${drawn}</g>`;
          const [width, depth] = place.size.map((length) => Math.floor((10 * length) / METRE) / 10);
          throw new UserError(
            `${file}: “${what}” ${where}: the place has ${width} × ${depth} m, and ${wordsOf(each)} would fit into ${metres(drawn.width)} × ${metres(drawn.height)} m: make it larger, or the furniture less`,
          );
        });
        return svgOf(sheet, cells.join(''));
      }

      const drawn = STEPS.flatMap((step) =>
        [step.dry, step.wet].flatMap((spot) =>
          spot?.place ? [{ spot, svg: draw(step, spot, spot.place) }] : [],
        ),
      );
      // One hash for all, and a character for each: such names compress.
      const hash = hashOf(paint(drawn.map(({ svg }) => svg).join(''))).slice(0, 7);
      const { width, height } = sheet;
      const spotOf = (spot: Spot) => {
        const at = drawn.findIndex((each) => each.spot === spot);
        const { svg } = drawn[at] ?? {};
        const name = hash + at.toString(36);
        return {
          where: spot.where,
          ...(svg && { drawing: { src: addDrawing(this, svg, name), width, height } }),
        };
      };
      const steps = STEPS.map(({ dry, wet, furniture, ...step }) => ({
        ...step,
        dry: spotOf(dry),
        ...(wet && { wet: spotOf(wet) }),
        furniture: furniture.map(wordsOf),
      }));
      return `export const STEPS = ${JSON.stringify(steps)};`;
    },
  };
}

/** Rounds up centimetres, so that a place of that length is large enough. */
const metres = (length: number) => Math.ceil(length / 10) / 10;

type Spot = NonNullable<Step['wet']>;

/** Returns the `viewBox` that the garden and its layers share. A layer that draws nothing may have any. */
async function readGarden(root: string) {
  const { viewBox: garden } = await readDrawing(root, GARDEN);
  const higher = Math.round(100 * (garden.height / garden.width - 1));
  if (higher > MOST_HIGHER)
    throw new UserError(
      `${GARDEN} is ${higher} % higher than wide, and may be ${MOST_HIGHER} %: widen its viewBox, or turn the drawing`,
    );
  for (const path of LAYERS) {
    const { svg, viewBox } = await readDrawing(root, path);
    const isEmpty = !/<svg\b.*<\w/s.test(svg);
    if (!isEmpty && numbersOf(viewBox) !== numbersOf(garden))
      throw new UserError(
        `${path} has the viewBox ${numbersOf(viewBox)}, and ${GARDEN} has ${numbersOf(garden)}: give both the same, so that one fits over the other`,
      );
  }
  return garden;
}
