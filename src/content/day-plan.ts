type Step = {
  /** `HH:MM` */
  time: string;
  what: string;
} & ({ dry: string; wet: string } | { dry?: never });

/** In the order of the day; what has no place stays where it is. */
const STEPS: readonly Step[] = /* sample */ [
  { time: '18:30', what: 'Ceremonia', dry: 'en el jardín', wet: 'en el invernadero' },
  { time: '19:15', what: 'Aperitivo', dry: 'al aire libre', wet: 'bajo el porche' },
  { time: '21:00', what: 'Cena', dry: 'entre los árboles', wet: 'en el salón' },
  { time: '23:30', what: 'Baile' },
];

/** One evening as the studio plans it, and the same one in the rain (U-24). An example: it claims nothing of a real event. */
export const DAY_PLAN = {
  title: 'Ejemplo de plan del día',
  text: /* sample */ 'Una boda en un jardín, de la tarde a la noche. El tuyo tendrá otras horas y otros planes.',
  rain: {
    question: '¿Y si llueve?',
    /** Before each place of the plan for rain: read wherever both plans are. */
    label: 'Si llueve:',
  },
  steps: STEPS,
} as const;
