import { BUSINESS } from './business.ts';
import { ALSO_IN, PRICE_FROM } from './studio-texts.ts';

/** Questions and answers. Visitors read an answer as a promise: give none that the studio does not keep. */
export const QUESTIONS = {
  title: 'Preguntas frecuentes',
  list: /* sample */ [
    {
      question: '¿Cuánto cuesta?',
      answer: `Depende de los invitados, del espacio y de lo que ya tengas.${PRICE_FROM} Te lo decimos por escrito antes de que decidas.`,
    },
    {
      question: '¿Con cuánta antelación reservo?',
      answer:
        'Cuanto antes, mejor: habrá más fechas y espacios libres. Si tu fecha está cerca, pregúntanos: te diremos si llegamos a tiempo.',
    },
    {
      question: `¿Trabajáis fuera de ${BUSINESS.town}?`,
      answer: `Sí, en los alrededores${ALSO_IN}. Si tu evento es más lejos, cuéntanoslo y lo estudiamos.`,
    },
    {
      question: '¿Hay un número mínimo de invitados?',
      answer: 'No. Dinos un número, aunque sea a ojo, y te contamos cómo lo haríamos.',
    },
    {
      question: '¿Puedo contratar solo la coordinación?',
      answer: 'Sí. Dinos qué tienes organizado y qué te falta.',
    },
    {
      question: '¿Cómo se paga?',
      answer: 'La propuesta incluye los plazos y la forma de pago.',
    },
    {
      question: '¿Y si llueve o cambia la fecha?',
      answer:
        'Preparamos un plan B desde el principio. Las condiciones para cambiar la fecha quedan por escrito.',
    },
    {
      question: '¿Y si ya tengo proveedores?',
      answer: 'Trabajamos con ellos: pásanos su contacto y los incluimos en el plan.',
    },
  ],
} as const;
