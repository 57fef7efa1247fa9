import { expect, test } from 'vitest';
import { buildFiles } from '../../tests/support/build-files.ts';
import { dayPlan } from './day-plan-plugin.ts';

const CONTENT = (dry: string, furniture: string) => `
export const GUESTS = [4, 8];
export const METRE = 10;
export const STEPS = [{ time: '12:00', what: 'Comida', dry: ${dry}, furniture: ${furniture} }];
export const wordsOf = ({ longTables, seats }) => longTables + ' × ' + seats;`;
const PATIO = `{ where: 'en el patio', place: { middle: [50, 40], size: [100, 80], turn: 0 } }`;

async function build(dry: string, furniture: string) {
  const files = {
    'src/content/day-plan.ts': CONTENT(dry, furniture),
    'src/content/drawings/garden.svg': '<svg viewBox="0 0 100 80"/>',
    'entry.js': `export { STEPS } from 'virtual:day-plan';`,
  };
  const output = await buildFiles(files, {
    plugins: [dayPlan()],
    build: { rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' } },
  });
  const chunk = output.find((file) => file.type === 'chunk');
  const { STEPS } = await import(`data:text/javascript,${encodeURIComponent(chunk?.code ?? '')}`);
  return { steps: STEPS, sheets: output.filter((file) => file.type === 'asset') };
}

test('U-24: a step has its furniture in words, and in one drawing below the other for each number of guests', async () => {
  const furniture = '[{ longTables: 1, seats: 4 }, { longTables: 2, seats: 4 }]';
  const { steps, sheets } = await build(PATIO, furniture);
  const [sheet] = sheets;
  expect(sheets).toHaveLength(1);
  expect(steps).toEqual([
    {
      time: '12:00',
      what: 'Comida',
      dry: {
        where: 'en el patio',
        drawing: { src: `/${sheet?.fileName}`, width: 100, height: 160 },
      },
      furniture: ['1 × 4', '2 × 4'],
    },
  ]);
  const svg = String(sheet?.source);
  expect(svg).toContain('viewBox="0 0 100 160"');
  expect(svg).toContain('<g transform="translate(0 80)"><g transform="translate(50 40)');
  expect(svg).not.toContain('var(');
});

test('U-24: the build fails if a guest has no seat, or if furniture does not fit its place', async () => {
  const one = '{ longTables: 1, seats: 4 }';
  await expect(build(PATIO, `[${one}, { longTables: 1, seats: 6 }]`)).rejects.toThrow(
    'src/content/day-plan.ts: “Comida” has 6 seats for 8 guests',
  );
  await expect(build(PATIO, `[${one}, { longTables: 1, seats: 40 }]`)).rejects.toThrow(
    'src/content/day-plan.ts: “Comida”: 1 × 40 need more room than 10 × 8 m. Make the place larger, or the furniture less',
  );
});
