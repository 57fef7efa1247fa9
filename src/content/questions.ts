import { BUSINESS } from './business.ts';
import { sample } from './sample.ts';

/** Questions and answers. A visitor takes an answer for a promise: none that the studio does not keep. */
export const QUESTIONS = {
  title: 'Preguntas frecuentes',
  list: sample([
    {
      question: '¿Con cuánta antelación conviene reservar?',
      answer:
        'Cuanto antes nos escribas, más fechas y espacios habrá para elegir. Si tu fecha está cerca, pregúntanos y te diremos con franqueza si llegamos.',
    },
    {
      question: `¿Trabajáis fuera de ${BUSINESS.town}?`,
      answer: `Trabajamos en ${BUSINESS.town} y alrededores. Si tu evento es más lejos, cuéntanoslo y lo estudiamos.`,
    },
    {
      question: '¿Hay un número mínimo de invitados?',
      answer:
        'No. Dinos cuántos seréis, aunque sea de forma aproximada, y te diremos cómo lo haríamos.',
    },
    {
      question: '¿Puedo contratar solo la coordinación del día?',
      answer:
        'Cuéntanos qué tienes ya organizado y qué te falta: la propuesta recoge solo lo que necesites.',
    },
    {
      question: '¿Cómo se paga?',
      answer:
        'La propuesta detalla el precio, los plazos y la forma de pago antes de que decidas nada.',
    },
    {
      question: '¿Qué pasa si llueve o hay que cambiar la fecha?',
      answer:
        'El plan de lluvia se prepara desde el principio. Las condiciones para cambiar la fecha quedan por escrito.',
    },
    {
      question: '¿Trabajáis con proveedores que ya tengo contratados?',
      answer: 'Pásanos su contacto y los incluimos en el plan del día.',
    },
  ]),
} as const;
