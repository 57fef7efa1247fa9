import type { Service } from './schema/page.ts';

/** The services, two or three, in the order of the page and of the footer (S-HOM-1, S-FTR-6). `schema/page.ts` explains each property. */
export const SERVICES: readonly Service[] = [
  {
    id: 'weddings',
    label: 'Bodas',
    mention: /* sample */ 'bodas',
    title: /* sample */ 'Bodas a\u00a0vuestra\u00a0manera',
    emphasis: /* sample */ 'vuestra',
    text: /* sample */ 'Religiosas o civiles, de mañana o de tarde, para treinta invitados o para trescientos. Os ayudamos a elegir el espacio y los proveedores, y nos ocupamos de que todo llegue a su hora. Vosotros, a disfrutar.',
    includes: /* sample */ [
      'Búsqueda de espacio y proveedores',
      'Diseño y decoración',
      'Coordinación del día de la boda',
      'Propuesta por escrito, con precio',
    ],
    action: 'Contadnos vuestra idea',
  },
  {
    id: 'socialEvents',
    label: 'Eventos sociales',
    mention: /* sample */ 'celebraciones',
    title: /* sample */ 'Celebraciones con los tuyos',
    emphasis: /* sample */ 'los tuyos',
    text: /* sample */ 'Comuniones, bautizos, cumpleaños, aniversarios y pedidas de mano. Nosotros estamos pendientes de todo; tú solo tienes que sentarte a la mesa.',
    includes: /* sample */ [
      'Plan para los niños',
      'Espacio, menú y proveedores',
      'Decoración y detalles',
      'Coordinación de la celebración',
    ],
    action: 'Cuéntanos qué celebras',
  },
  {
    id: 'corporateEvents',
    label: 'Eventos corporativos',
    mention: /* sample */ 'eventos de empresa',
    title: /* sample */ 'Eventos de empresa con todo previsto',
    emphasis: /* sample */ 'todo previsto',
    text: /* sample */ 'Presentaciones, cenas de equipo, jornadas y aniversarios. Recibes por escrito una propuesta con el plan, los proveedores, las fechas y el precio, lista para quien tenga que aprobarla.',
    includes: /* sample */ [
      'Espacio, catering y equipo técnico',
      'Horario por escrito',
      'Coordinación del día del evento',
      'Plan B para lo imprevisto',
    ],
    action: 'Pide una propuesta',
  },
];
