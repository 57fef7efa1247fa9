import { BUSINESS } from './business.ts';
import { ALSO_IN, PRICE_FROM } from './studio-texts.ts';

/** Questions and answers. Visitors read an answer as a promise: give none that the studio does not keep. */
export const QUESTIONS = {
  title: 'Preguntas frecuentes',
  /** The first one stands open. */
  list: /* sample */ [
    {
      question: '¿Está libre mi fecha?',
      answer:
        'Es lo primero que miramos, aunque la fecha sea aproximada. Si está libre, te lo decimos; si no, te proponemos los días libres más cercanos.',
    },
    {
      question: '¿Cuánto cuesta?',
      answer: `Depende de los invitados, del espacio y de lo que ya tengas.${PRICE_FROM} Si tienes una cifra en mente, dínosla y te diremos qué cabe en ella; si no, empezamos por lo que más te importa. Recibirás el precio por escrito antes de decidir.`,
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
      answer:
        'Sí, si el sitio lo permite. Cuéntanos cómo es y cuántos sois, y te diremos qué haría falta.',
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
      answer:
        'La propuesta, que incluye el plan, los proveedores, las fechas y el precio. La factura va a nombre de la empresa.',
    },
    {
      question: '¿Cómo se paga?',
      answer:
        'La propuesta dice cuánto, cuándo y cómo, y qué pasa si cambia la fecha. La lees antes de decidir.',
    },
  ],
} as const;
