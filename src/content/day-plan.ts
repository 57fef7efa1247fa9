import type { FURNITURE } from './drawings.ts';
import { WHO_ANSWERS } from './studio-texts.ts';

interface Hour {
  time: string;
  what: string;
  dry: Place & { drawing: keyof typeof FURNITURE };
  /** Missing if the rain changes nothing. Without a drawing of its own, the furniture stays where it is. */
  wet?: Place & { drawing?: keyof typeof FURNITURE };
  /** For each number of guests. */
  furniture: readonly [string, string, string, string];
}

interface Place {
  where: string;
}

/** The four numbers of guests that the plan is drawn for (U-24). */
export const GUESTS = [30, 80, 150, 300] as const;

/** The hours of the day in their order, four at most. Without any, the page has no such section. */
export const HOURS: readonly Hour[] = /* sample */ [
  {
    time: '18:30',
    what: 'Ceremonia',
    dry: { where: 'en el jardín', drawing: 'garden-ceremony.svg' },
    wet: { where: 'en el invernadero', drawing: 'garden-ceremony-rain.svg' },
    furniture: [
      '5 filas de sillas',
      '8 filas de sillas',
      '15 filas de sillas',
      '15 filas de sillas',
    ],
  },
  {
    time: '19:15',
    what: 'Aperitivo',
    dry: { where: 'entre los naranjos', drawing: 'garden-drinks.svg' },
    wet: { where: 'bajo el porche', drawing: 'garden-drinks-rain.svg' },
    furniture: ['3 mesas altas', '8 mesas altas', '15 mesas altas', '30 mesas altas'],
  },
  {
    time: '21:00',
    what: 'Cena',
    dry: { where: 'entre los árboles', drawing: 'garden-dinner.svg' },
    wet: { where: 'en el salón', drawing: 'garden-dinner-rain.svg' },
    furniture: ['1 mesa de 30', '4 mesas de 20', '15 mesas de 10', '30 mesas de 10'],
  },
  {
    time: '23:30',
    what: 'Baile',
    dry: { where: 'bajo las luces', drawing: 'garden-dance.svg' },
    wet: { where: 'bajo una carpa' },
    furniture: [
      'pista de 12\u00a0m²',
      'pista de 32\u00a0m²',
      'pista de 60\u00a0m²',
      'pista de 120\u00a0m²',
    ],
  },
];

/** The texts of the plan. It is an example, not a real event. */
export const DAY_PLAN = {
  label: 'Un ejemplo',
  title: 'Así se planea un día',
  /** Words of the title, in italics. */
  emphasis: 'un día',
  text: /* sample */ 'Cada hora tiene su sitio, y cada sitio, otro por si llueve. Es un ejemplo de boda en un jardín dibujado; una comunión o una jornada llevan su propio horario. Cambia los invitados y míralo.',
  guests: 'Invitados',
  rain: '¿Y si llueve?',
  /** Precedes a place in the rain where no style sheet can hide it. */
  inRain: 'si llueve, ',
  action: 'Pide el tuyo',
  note: `Te contesta ${WHO_ANSWERS}.`,
} as const;
