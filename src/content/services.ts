import type { Service } from './schema/page.ts';
import { WHO_ANSWERS } from './studio-texts.ts';

/**
 * The services, two or three, in the order of the page and of the footer (S-HOM-1, S-FTR-6). `schema/page.ts` explains each property.
 * Each line of `includes` is a promise: delete it if you do not keep it.
 */
export const SERVICES: readonly Service[] = [
  {
    id: 'weddings',
    label: 'Bodas',
    mention: /* sample */ 'bodas',
    title: /* sample */ 'Bodas pensadas hora\u00a0a\u00a0hora',
    emphasis: /* sample */ 'hora\u00a0a\u00a0hora',
    text: /* sample */ 'Religiosas o civiles, de mañana o de tarde, para treinta invitados o para trescientos. Os ayudamos a elegir el espacio y los proveedores, y ese día el reloj lo miramos nosotros.',
    includes: /* sample */ [
      'Búsqueda de espacio y proveedores',
      'Diseño y decoración',
      'Horario del día y plan para la lluvia',
      'Coordinación del día de la boda',
    ],
    action: 'Preguntad por vuestra fecha',
    note: `Os contesta ${WHO_ANSWERS}.`,
  },
  {
    id: 'socialEvents',
    label: 'Eventos sociales',
    mention: /* sample */ 'celebraciones',
    title: /* sample */ 'Comuniones, cumpleaños y lo que celebres',
    emphasis: /* sample */ 'lo que celebres',
    text: /* sample */ 'Eventos sociales: comuniones, bautizos, cumpleaños, aniversarios y pedidas de mano. No hay un mínimo de invitados, y puede ser en casa. Tú, a la mesa con los tuyos.',
    includes: /* sample */ [
      'Espacio y proveedores',
      'Menú y juegos para los niños',
      'Decoración y detalles',
      'Coordinación de la celebración',
    ],
    action: 'Pide fecha y propuesta',
    note: `Te contesta ${WHO_ANSWERS}.`,
  },
  {
    id: 'corporateEvents',
    label: 'Eventos corporativos',
    mention: /* sample */ 'eventos de empresa',
    title: /* sample */ 'Eventos de empresa listos para aprobar',
    emphasis: /* sample */ 'listos para aprobar',
    text: /* sample */ 'Eventos corporativos: presentaciones, cenas de equipo, jornadas y aniversarios. Lo que enseñas en tu empresa: el plan, los proveedores, las fechas y el precio, en un solo documento.',
    includes: /* sample */ [
      'Espacio, menú y equipo técnico',
      'Escaleta y plan B, por escrito',
      'Una sola persona de contacto',
      'Coordinación del día del evento',
    ],
    action: 'Pide una propuesta',
    note: `Te contesta ${WHO_ANSWERS}.`,
  },
];
