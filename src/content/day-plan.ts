import { sample } from './sample.ts';

/** One evening as the studio plans it, and the same one in the rain (U-24). An example: it claims nothing of a real event. */
export const DAY_PLAN = {
  title: 'Ejemplo de plan del día',
  text: sample(
    'Una boda en un jardín, de la tarde a la noche. El tuyo tendrá otras horas y otros planes.',
  ),
  rain: {
    question: '¿Y si llueve?',
    /** Before each line of the plan for rain. */
    label: 'Si llueve:',
  },
  /** In the order of the day; a line without `rain` stays as it is. */
  steps: sample<readonly Step[]>([
    { time: '18:30', plan: 'Ceremonia en el jardín', rain: 'ceremonia en el invernadero' },
    { time: '19:15', plan: 'Aperitivo al aire libre', rain: 'aperitivo bajo el porche' },
    { time: '21:00', plan: 'Cena entre los árboles', rain: 'cena en el salón' },
    { time: '23:30', plan: 'Baile' },
  ]),
} as const;

interface Step {
  /** `HH:MM` */
  time: string;
  plan: string;
  rain?: string;
}
