type Step = {
  /** `HH:MM` */
  time: string;
  what: string;
} & ({ dry: string; wet: string } | { dry?: never });

/** In the order of the day. The place of a step without one does not change in the rain. */
const STEPS: readonly Step[] = /* sample */ [
  { time: '18:30', what: 'Ceremonia', dry: 'en el jardín', wet: 'en el invernadero' },
  { time: '19:15', what: 'Aperitivo', dry: 'al aire libre', wet: 'bajo el porche' },
  { time: '21:00', what: 'Cena', dry: 'entre los árboles', wet: 'en el salón' },
  { time: '23:30', what: 'Baile' },
];

/** An evening as the studio plans it, and the plan for rain (U-24). It is an example, not a real event. */
export const DAY_PLAN = {
  title: 'Ejemplo de plan del día',
  text: /* sample */ 'Una boda en un jardín, de la tarde a la noche. Tu evento tendrá su propio horario y sus propios planes.',
  rain: {
    question: '¿Y si llueve?',
    /** Precedes each place of the plan for rain where both plans are shown. */
    label: 'Si llueve:',
  },
  steps: STEPS,
} as const;
