import { expect, test } from 'vitest';
import { buildFiles } from '../../tests/support/build-files.ts';
import { dayPlan } from './day-plan-plugin.ts';
import { rethrowUserErrors } from './user-error.ts';

const PLACE = '{ middle: [50, 40], size: [100, 80], turn: 0 }';
const TABLE = '{ longTables: 1, seats: 8 }';
const furniture = (last = TABLE) =>
  `[{ longTables: 1, seats: 4 }, { longTables: 2, seats: 4 }, ${TABLE}, ${last}]`;
/** The code of an hour, a line for each part. */
const hour = (changes: Record<string, string> = {}) => {
  const parts = {
    time: `'12:00'`,
    what: `'Comida'`,
    dry: `{ where: 'en el patio', place: ${PLACE} }`,
    furniture: furniture(),
    ...changes,
  };
  const lines = Object.entries(parts).map(([name, code]) => `  ${name}: ${code},\n`);
  return `{\n${lines.join('')}}`;
};
const dry = (place: string) => hour({ dry: `{ where: 'en el patio', place: ${place} }` });
const plan = (steps: string, guests = '[4, 8, 8, 8]') => `export const GUESTS = ${guests};
export const METRE = 10;
export const STEPS = [${steps}];
export const wordsOf = ({ longTables, seats }) => longTables + ' × ' + seats;`;

const GARDEN = '<svg viewBox="0 0 100 80"><path d="M0 0h9"/></svg>';
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';

async function build(content: string, drawings: Record<string, string> = {}) {
  const folder = 'src/content/drawings/';
  const all = { garden: GARDEN, 'garden-sun': GARDEN, 'garden-rain': EMPTY, ...drawings };
  const files = {
    ...Object.fromEntries(Object.entries(all).map(([name, svg]) => [`${folder}${name}.svg`, svg])),
    'src/content/day-plan.ts': content,
    'entry.js': `export { STEPS } from 'virtual:day-plan';`,
  };
  const output = await buildFiles(files, {
    plugins: [dayPlan()],
    build: { rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' } },
  }).catch(rethrowUserErrors);
  const chunk = output.find((file) => file.type === 'chunk');
  const { STEPS } = await import(`data:text/javascript,${encodeURIComponent(chunk?.code ?? '')}`);
  return { steps: STEPS, sheets: output.filter((file) => file.type === 'asset') };
}

test('U-24: a step has its furniture in words, and in one drawing below the other for each number of guests', async () => {
  const { steps, sheets } = await build(plan(hour()));
  const [sheet] = sheets;
  expect(sheets).toHaveLength(1);
  expect(steps).toEqual([
    {
      time: '12:00',
      what: 'Comida',
      dry: {
        where: 'en el patio',
        drawing: { src: `/${sheet?.fileName}`, width: 100, height: 320 },
      },
      furniture: ['1 × 4', '2 × 4', '1 × 8', '1 × 8'],
    },
  ]);
  const svg = String(sheet?.source);
  expect(svg).toContain('viewBox="0 0 100 320"');
  expect(svg).toContain('<g transform="translate(0 80)"><g transform="translate(50 40)');
  expect(svg).not.toContain('var(');
});

test('U-24: places are in the units of a garden whose viewBox begins anywhere', async () => {
  const garden = GARDEN.replace('0 0', '-20 -10');
  const content = plan(dry(PLACE.replace('[50, 40]', '[30, 30]')));
  const { sheets } = await build(content, { garden, 'garden-sun': garden });
  expect(String(sheets[0]?.source)).toContain('viewBox="-20 -10 100 320"');
});

test('U-24: hours may go past midnight', async () => {
  const times = ['18:30', '23:30', '00:30', '05:00'];
  const { steps } = await build(plan(times.map((time) => hour({ time: `'${time}'` })).join()));
  expect(steps.map(({ time }: { time: string }) => time)).toEqual(times);
});

const five = Array.from({ length: 5 }, (_, at) => hour({ time: `'1${at}:00'` }));

test.each([
  ['4: “Comida”.time has to be HH:MM, as in 09:30, not “9:30”', plan(hour({ time: `'9:30'` }))],
  ['4: “Comida”.time has to be HH:MM, as in 09:30, not “24:00”', plan(hour({ time: `'24:00'` }))],
  [
    '8: “Comida” at 20:00 is not later than the hour above it: put the hours in order. An hour after midnight is before 06:00',
    plan([hour({ what: `'Cena'`, time: `'21:00'` }), hour({ time: `'20:00'` })].join()),
  ],
  ['6: “Comida”.dry.place is missing: add it', plan(hour({ dry: `{ where: 'en el patio' }` }))],
  [
    '6: “Comida”.dry.place.middle has to be two numbers, as in [120, 80]',
    plan(dry(PLACE.replace('[50, 40]', '[50]'))),
  ],
  [
    '7: “Comida”.furniture needs 4 entries, one for each of GUESTS, and has 3',
    plan(hour({ furniture: `[${TABLE}, ${TABLE}, ${TABLE}]` })),
  ],
  [
    '7: “Comida”.furniture cannot be {"roundTable":12,"seats":10}: the numbers to write are rows and chairs, longTables and seats, roundTables and seats, highTables, floor',
    plan(hour({ furniture: furniture('{ roundTable: 12, seats: 10 }') })),
  ],
  ['8: “Comida”.rain is not known: correct its name', plan(hour({ rain: `'en el salón'` }))],
  ['1: GUESTS has to be 4 whole numbers, as in [30, 80, 150, 300]', plan(hour(), '[4, 8, 8]')],
  ['3: STEPS may have 4 hours, and has 5: take some out', plan(five.join())],
])('U-24: the build fails and says what to correct in the plan: %s', async (line, content) => {
  await expect(build(content)).rejects.toThrow(`src/content/day-plan.ts:${line}`);
});

test('U-24: the build fails if a guest has no seat, or if furniture does not fit its place', async () => {
  const tables = (seats: number) => furniture(`{ longTables: 1, seats: ${seats} }`);
  await expect(build(plan(hour({ furniture: tables(6) })))).rejects.toThrow(
    'src/content/day-plan.ts: “Comida” has 6 seats for 8 guests: add some',
  );
  await expect(build(plan(hour({ furniture: tables(40) })))).rejects.toThrow(
    'src/content/day-plan.ts: “Comida” en el patio: the place has 10 × 8 m, and 1 × 40 would fit into 3 × 13.2 m: make it larger, or the furniture less',
  );
  const wet = `{ where: 'en el salón', place: ${PLACE.replace('[100, 80]', '[50, 40]')} }`;
  await expect(build(plan(hour({ wet })))).rejects.toThrow(
    'src/content/day-plan.ts: “Comida” en el salón: the place has 5 × 4 m, and 2 × 4 would fit into 3 × 4.8 m: make it larger, or the furniture less',
  );
});

test.each(['[51, 40], size: [100, 80], turn: 0', '[50, 40], size: [100, 80], turn: 3'])(
  'U-24: the build fails if a place is not within the drawing: %s',
  async (place) => {
    await expect(build(plan(dry(`{ middle: ${place} }`)))).rejects.toThrow(
      'src/content/day-plan.ts: “Comida” en el patio: the place is not within the viewBox of src/content/drawings/garden.svg, 0 0 100 80: correct middle, size or turn',
    );
  },
);

test('U-24: the build fails if the garden is much higher than wide, or if a layer does not fit over it', async () => {
  const high = GARDEN.replace('80', '107');
  await expect(build(plan(hour()), { garden: high })).rejects.toThrow(
    'src/content/drawings/garden.svg is 7 % higher than wide, and may be 6 %: widen its viewBox, or turn the drawing',
  );
  const moved = GARDEN.replace('0 0', '0 1');
  await expect(build(plan(hour()), { 'garden-rain': moved })).rejects.toThrow(
    'src/content/drawings/garden-rain.svg has the viewBox 0 1 100 80, and src/content/drawings/garden.svg has 0 0 100 80: give both the same',
  );
});
