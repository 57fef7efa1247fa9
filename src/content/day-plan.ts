import type { Furniture, Step } from './day-plan-schema.ts';

/** The four numbers of guests that the plan is drawn for (U-24). */
export const GUESTS = [30, 80, 150, 300] as const;

/** How long a metre is in `drawings/garden.svg`, in its units. */
export const METRE = /* sample */ 100;

/** The hours of the day in their order, four at most. `README.md` and `day-plan-schema.ts` explain each property. */
export const STEPS: readonly Step[] = /* sample */ [
  {
    time: '18:30',
    what: 'Ceremonia',
    dry: {
      where: 'en el jardín',
      place: { middle: [1429, 3822], size: [1250, 1660], turn: -98 },
    },
    wet: {
      where: 'en el invernadero',
      place: { middle: [927, 1656], size: [1230, 1680], turn: -8 },
    },
    furniture: [
      { rows: 5, chairs: 6 },
      { rows: 8, chairs: 10 },
      { rows: 15, chairs: 10 },
      { rows: 15, chairs: 20 },
    ],
  },
  {
    time: '19:15',
    what: 'Aperitivo',
    dry: {
      where: 'entre los naranjos',
      place: { middle: [1609, 5463], size: [1340, 1050], turn: -8 },
    },
    wet: {
      where: 'bajo el porche',
      place: { middle: [3240, 2195], size: [2580, 500], turn: -8 },
    },
    furniture: [{ highTables: 3 }, { highTables: 8 }, { highTables: 15 }, { highTables: 30 }],
  },
  {
    time: '21:00',
    what: 'Cena',
    dry: {
      where: 'entre los árboles',
      place: { middle: [3891, 3885], size: [2300, 1840], turn: -8 },
    },
    wet: {
      where: 'en el salón',
      place: { middle: [3096, 1170], size: [2690, 1340], turn: -8 },
    },
    furniture: [
      { longTables: 1, seats: 30 },
      { longTables: 4, seats: 20 },
      { roundTables: 15, seats: 10 },
      { roundTables: 30, seats: 10 },
    ],
  },
  {
    time: '23:30',
    what: 'Baile',
    dry: {
      where: 'bajo las luces',
      place: { middle: [4076, 5632], size: [1240, 1240], turn: -8 },
    },
    wet: { where: 'bajo una carpa' },
    furniture: [{ floor: 12 }, { floor: 32 }, { floor: 60 }, { floor: 120 }],
  },
];

/** The words of furniture, as the page shows them. */
export function wordsOf(furniture: Furniture): string {
  if ('rows' in furniture) return `${furniture.rows} filas de ${furniture.chairs}`;
  if ('highTables' in furniture) return `${furniture.highTables} mesas altas`;
  if ('floor' in furniture) return `pista de ${furniture.floor} m²`;
  const tables = 'longTables' in furniture ? furniture.longTables : furniture.roundTables;
  return `${tables === 1 ? 'una mesa' : `${tables} mesas`} de ${furniture.seats}`;
}

/** The texts of the plan. It is an example, not a real event. */
export const DAY_PLAN = {
  label: 'Un ejemplo',
  title: 'Así se planea un día',
  /** Words of the title, in italics. */
  emphasis: 'un día',
  text: /* sample */ 'Una boda en un jardín, de la tarde a la noche. Una comunión o una jornada de empresa tienen su propio horario y su plan B.',
  guests: 'Invitados',
  rain: '¿Y si llueve?',
  /** Precedes a place in the rain where no style sheet can hide it. */
  inRain: 'si llueve, ',
  action: 'Cuéntanos el tuyo',
} as const;
