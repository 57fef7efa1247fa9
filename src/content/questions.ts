import { BUSINESS } from './business.ts';
import { ALSO_IN, PRICE_FROM, PROPOSAL } from './studio-texts.ts';

/** Questions and answers. Cada respuesta es una promesa: bórrala si no la cumples. */
export const QUESTIONS = {
  title: 'Preguntas frecuentes',
  /** The first two stand open: price and date. The services link to the first one by its words. */
  list: /* sample */ [
    {
      question: '¿Cuánto cuesta?',
      answer: `No hay una tarifa única: lo que más pesa son el espacio y el menú, y dependen de cuántos seáis.${PRICE_FROM} Dinos tu cifra y te diremos qué cabe en ella y qué no; si aún no la tienes, empezamos por lo que más te importa. El precio lo ves por escrito antes de decidir.${PROPOSAL}`,
    },
    {
      question: '¿Está libre mi fecha?',
      answer:
        'Es lo primero que miramos. Escríbenos el día, o los dos o tres que barajas: si está libre, te lo decimos; si no, te proponemos los días libres más cercanos.',
    },
    {
      question: '¿Con cuánta antelación hay que reservar?',
      answer:
        'Los fines de semana de mayo y junio y los sábados de septiembre son los primeros que se ocupan. Si el tuyo es uno de ellos, escríbenos aunque lo demás esté sin decidir. Y si queda poco tiempo, pregunta igual: te decimos si llegamos.',
    },
    {
      question: `¿Trabajáis fuera de ${BUSINESS.town}?`,
      answer: `Sí, en los alrededores${ALSO_IN}. Si tu evento es más lejos, cuéntanoslo y lo estudiamos.`,
    },
    {
      question: '¿Puede ser en casa?',
      answer:
        'Sí, si el sitio lo permite. Cuéntanos cómo es y cuántos sois, y te decimos qué haría falta.',
    },
    {
      question: '¿Hay un número mínimo de invitados?',
      answer: 'No. Dinos un número, aunque sea aproximado, y te contamos cómo lo haríamos.',
    },
    {
      question: '¿Puedo contratar solo la coordinación?',
      answer:
        'Sí. Dinos qué tienes organizado y qué te falta. Si ya tienes proveedores, dinos cuáles y los incluimos en el plan.',
    },
    {
      question: 'Lo tiene que aprobar mi empresa. ¿Qué le enseño?',
      answer:
        'La propuesta: un documento con el plan, los proveedores, las fechas y el precio, desglosado y con IVA. La factura va a nombre de la empresa.',
    },
    {
      question: '¿Cómo se paga?',
      answer:
        'La propuesta dice cuánto, cuándo y cómo, y qué pasa si se cambia la fecha o se cancela.',
    },
  ],
} as const;
