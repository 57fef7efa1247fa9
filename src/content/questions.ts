import { BUSINESS } from './business.ts';
import { ALSO_IN, PRICE_FROM } from './studio-texts.ts';

/** Questions and answers. Visitors read an answer as a promise: give none that the studio does not keep. */
export const QUESTIONS = {
  title: 'Preguntas frecuentes',
  /** The first one stands open. */
  list: /* sample */ [
    {
      question: '¿Está libre nuestra fecha?',
      answer:
        'Es lo primero que miramos, y basta con un día aproximado. Si está libre, os lo decimos; si no, os proponemos los días libres más cercanos.',
    },
    {
      question: '¿Cuánto cuesta?',
      answer: `Depende de los invitados, del espacio y de lo que ya tengas.${PRICE_FROM} Si tienes una cifra en mente, dínosla: te diremos qué cabe en ella. Tendrás el precio por escrito antes de decidir.`,
    },
    {
      question: '¿Con cuánta antelación hay que reservar?',
      answer:
        'Cuanto antes, mejor: habrá más fechas y espacios libres. Si tu fecha está cerca, pregúntanos: te diremos si llegamos a tiempo.',
    },
    {
      question: `¿Trabajáis fuera de ${BUSINESS.town}?`,
      answer: `Sí, en los alrededores${ALSO_IN}. Si tu evento es más lejos, cuéntanoslo y lo estudiamos.`,
    },
    {
      question: '¿Puede ser en casa?',
      answer: 'Cuéntanos cómo es el sitio y cuántos sois, y te diremos qué cabe y qué haría falta.',
    },
    {
      question: '¿Hay un número mínimo de invitados?',
      answer: 'No. Dinos un número, aunque sea a ojo, y te contamos cómo lo haríamos.',
    },
    {
      question: '¿Puedo contratar solo la coordinación?',
      answer:
        'Sí. Dinos qué tienes organizado y qué te falta. Si ya tienes proveedores, pásanos su contacto y los incluimos en el plan.',
    },
    {
      question: 'Lo tiene que aprobar mi empresa. ¿Qué le enseño?',
      answer: 'La propuesta: lleva el plan, los proveedores, las fechas y el precio.',
    },
    {
      question: '¿Cómo se paga?',
      answer:
        'Antes de aceptar la propuesta sabrás cuánto, cuándo y cómo, y qué pasa si cambia la fecha.',
    },
  ],
} as const;
