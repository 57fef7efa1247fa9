import * as v from 'valibot';

/** `day-plan.module.css` has a rule for each number of guests, and lights the places of so many hours. */
const COUNTS = 4;
const MOST_HOURS = 4;

const text = v.string('has to be a text in quotation marks');
const turn = v.number('has to be a number of degrees, as in -90');
const COUNT = v.pipe(v.number(), v.integer(), v.minValue(1));
const count = v.custom<number>((value) => v.is(COUNT, value), 'has to be a whole number, as in 80');
const PAIR = v.strictTuple([v.number(), v.number()]);
const pair = v.custom<readonly [number, number]>(
  (value) => v.is(PAIR, value),
  'has to be two numbers, as in [120, 80]',
);

const KINDS = [
  /** Rows of chairs before an arch. */
  v.strictObject({ rows: count, chairs: count }),
  v.strictObject({ longTables: count, seats: count }),
  v.strictObject({ roundTables: count, seats: count }),
  /** Tables to stand at. */
  v.strictObject({ highTables: count }),
  /** A dance floor of so many square metres. */
  v.strictObject({ floor: count }),
] as const;
const KNOWN = KINDS.map(({ entries }) => Object.keys(entries).join(' and ')).join(', ');

/** The furniture of a step, in sizes that planners use (`tools/build/furniture.ts`). The build makes its words and its drawing from it. */
const FURNITURE = v.union(
  KINDS,
  ({ input }) => `cannot be ${JSON.stringify(input)}: the numbers to write are ${KNOWN}`,
);

/**
 * A rectangle in `drawings/garden.svg`, in the units of the drawing: where its middle is, how wide and deep it is, and by how many
 * degrees it is turned. The arch of a ceremony stands at its upper edge, or with `turn: -90` at its left edge.
 */
const PLACE = v.strictObject({ middle: pair, size: pair, turn });

const STEP = v.strictObject({
  time: v.custom<string>(
    (value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(String(value)),
    ({ input }) => `has to be HH:MM, as in 09:30, not “${input}”`,
  ),
  what: text,
  dry: v.strictObject({ where: text, place: PLACE }),
  /** Missing if the rain changes nothing. Without a place of its own, the furniture stays where it is. */
  wet: v.optional(v.strictObject({ where: text, place: v.optional(PLACE) })),
  /** For each number of guests. */
  furniture: v.pipe(
    v.array(FURNITURE, 'has to be a list'),
    v.length(
      COUNTS,
      ({ input }) => `needs ${COUNTS} entries, one for each of GUESTS, and has ${input.length}`,
    ),
  ),
});

export const STEPS_RULES = v.pipe(
  v.array(STEP, 'has to be a list'),
  v.maxLength(
    MOST_HOURS,
    ({ input }) => `may have ${MOST_HOURS} hours, and has ${input.length}: take some out`,
  ),
  v.checkItems(
    ({ time }, at, steps) => {
      const [first, before] = [steps[0]?.time ?? time, steps[at - 1]?.time];
      return !before || clock(time, first) > clock(before, first);
    },
    ({ input }) =>
      `at ${input.time} is not later than the hour above it: put the hours in order. An hour after midnight is before 06:00`,
  ),
);

/** A number that grows through the day: 18.3 for 18:30, and 25.3 for 01:30 in the night after it. */
function clock(time: string, first: string): number {
  const isNight = time < first && time < '06:00';
  return Number(time.replace(':', '.')) + (isNight ? 24 : 0);
}

export const GUESTS_RULES = v.custom<readonly number[]>(
  (value) => v.is(v.pipe(v.array(COUNT), v.length(COUNTS)), value),
  `has to be ${COUNTS} whole numbers, as in [30, 80, 150, 300]`,
);

export type Furniture = v.InferOutput<typeof FURNITURE>;
export type Place = v.InferOutput<typeof PLACE>;
export type Step = v.InferOutput<typeof STEP>;
