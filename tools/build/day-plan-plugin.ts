import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Place, Spot, Step } from '../../src/content/day-plan.ts';
import { paint } from '../../src/styles/colours.ts';
import { addDrawing } from './drawings-plugin.ts';
import { drawFurniture, seatsOf, svgOf } from './furniture.ts';
import { viewBoxOf } from './logos.ts';
import { hashOf } from './pictures/cache.ts';
import { readContent } from './read-content.ts';
import { UserError } from './user-error.ts';

const ID = 'virtual:day-plan';
/** The drawing that the places of the steps are in. */
const GARDEN = 'src/content/drawings/garden.svg';

/**
 * `virtual:day-plan` has the steps of `src/content/day-plan.ts`, with their furniture in words and drawn (U-24). Fails the build if a
 * guest has no seat, or if furniture does not fit its place.
 */
export function dayPlan(): Plugin {
  return {
    name: 'day-plan',
    resolveId: (source) => (source === ID ? ID : undefined),
    async load(id) {
      if (id !== ID) return undefined;
      const { root } = this.environment.config;
      const { exports, paths, file } = await readContent(root, 'day-plan');
      for (const path of [...paths, join(root, GARDEN)]) this.addWatchFile(path);
      const { GUESTS, METRE, STEPS, wordsOf } = exports;
      const garden = viewBoxOf(GARDEN, await readFile(join(root, GARDEN), 'utf8'));

      const size = { ...garden, height: garden.height * GUESTS.length };

      /** The furniture for each number of guests, one picture below the other. */
      function draw({ what, furniture }: Step, place: Place): string {
        const cells = furniture.map((each, at) => {
          const guests = GUESTS[at] ?? 0;
          const seats = seatsOf(each) ?? guests;
          if (seats < guests)
            throw new UserError(`${file}: “${what}” has ${seats} seats for ${guests} guests`);
          const drawn = drawFurniture(each, place, METRE, `p${at}`);
          if (drawn) return `<g transform="translate(0 ${at * garden.height})">${drawn}</g>`;
          const [width, depth] = place.size.map((length) => length / METRE);
          throw new UserError(
            `${file}: “${what}”: ${wordsOf(each)} need more room than ${width} × ${depth} m. Make the place larger, or the furniture less`,
          );
        });
        return svgOf(size, cells.join(''));
      }

      const drawn = STEPS.flatMap((step) =>
        [step.dry, step.wet].flatMap((spot) =>
          spot?.place ? [{ spot, svg: draw(step, spot.place) }] : [],
        ),
      );
      // One hash for all, and a character for each: such names compress.
      const hash = hashOf(paint(drawn.map(({ svg }) => svg).join(''))).slice(0, 7);
      const spotOf = (spot: Spot) => {
        const at = drawn.findIndex((each) => each.spot === spot);
        const { svg } = drawn[at] ?? {};
        const name = hash + at.toString(36);
        return {
          where: spot.where,
          ...(svg && { drawing: { src: addDrawing(this, svg, name), ...size } }),
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
