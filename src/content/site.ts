import { BUSINESS } from './business.ts';
import { SERVICES } from './services.ts';
import { ANSWERER, WHO_ANSWERS } from './studio-texts.ts';
import { servicesInWords } from './words.ts';

/** The texts of the layout and of the pages. */
export const SITE = {
  skipLink: 'Saltar al contenido',
  contactButton: 'Contáctanos',
  /** The accessible name of the logo, which links to the home page. */
  homeLink: `${BUSINESS.name}, inicio`,
  dismiss: 'Cerrar',
  /** Visually hidden text in links that open a new tab. */
  newTab: '(se abre en otra pestaña)',
  footer: {
    services: 'Servicios',
    contact: 'Contacto',
    social: 'Nos encuentras en',
    legal: 'Información legal',
    /** Follows "© {year} {business}". */
    rights: 'Todos los derechos reservados.',
    /** While a picture is a sample. */
    illustrations: 'Imágenes ilustrativas.',
  },
  /** Shown without script, when the form cannot open. The phone and the email follow. */
  noScript: 'El formulario necesita JavaScript. Llámanos o escríbenos:',
  /** The only visible text in English: the specification requires it (S-RT-2). */
  loading: 'Loading...',
  chunkFailure: {
    title: 'No se ha podido cargar esta parte de la página',
    text: 'Suele ser la conexión. Vuelve a intentarlo, llámanos o escríbenos.',
  },
  failure: {
    title: 'Esta parte de la página ha fallado',
    text: 'El error es nuestro. Recarga la página o, si se repite, llámanos o escríbenos.',
  },
  reload: 'Recargar la página',
} as const;

/** In characters. On a phone, a longer first sentence of the hero gets a smaller size. */
export const USUAL_FIRST_SENTENCE = 20;

export const HOME = {
  title: /* sample */ `Organización de bodas, comuniones y eventos en ${BUSINESS.town} · ${BUSINESS.name}`,
  description: /* sample */ `Bodas, comuniones y eventos de empresa en ${BUSINESS.town}: espacio, proveedores y coordinación del día. Propuesta por escrito y con precio, sin compromiso.`,
  hero: {
    /** Two sentences. The emphasised word starts the second one. */
    heading: /* sample */ {
      first: 'Tú imaginas el día.',
      emphasis: 'Nosotros',
      rest: 'lo organizamos.',
    },
    /** Each service links to its section. */
    text: /* sample */ [...servicesInWords(SERVICES), ` en ${BUSINESS.town}.`],
    action: 'Pregunta por tu fecha',
    note: /* sample */ `Es lo primero que miramos. Preguntar no te compromete a nada. Te contesta ${ANSWERER}, por correo o por teléfono.`,
  },
  closing: {
    title: /* sample */ '¿Qué celebramos?',
    /** «Celebramos … para … personas, por la ….», with a choice at each gap. */
    line: { celebrate: 'Celebramos', guests: 'para', time: 'personas, por la' },
    /** The accessible names of the choices. */
    choices: {
      ceremony: '¿Qué celebramos?',
      guests: '¿Para cuántas personas?',
      time: '¿Por la mañana o por la tarde?',
    },
    text: /* sample */ 'Basta con lo que sepas hoy, y preguntar no te compromete a nada.',
    action: 'Pregunta por tu fecha',
    note: `Te contesta ${WHO_ANSWERS}.`,
  },
} as const;

export const ERROR_PAGE = {
  title: `Página no encontrada · ${BUSINESS.name}`,
  heading: 'Esta página no está en la lista de invitados',
  text: 'Puede que el enlace esté mal o que la página ya no exista.',
  /** The accessible name of the links to the services. */
  services: 'O mira qué organizamos',
  action: 'Volver al inicio',
} as const;

export const LEGAL = {
  /** Precedes the day of the last change. */
  updated: 'Última actualización:',
  /** The accessible name of the links to the parts of a page. */
  contents: 'En esta página',
} as const;
