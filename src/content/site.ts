import { BUSINESS } from './business.ts';
import { SERVICES } from './services.ts';
import { REPLY_WITHIN } from './studio-texts.ts';
import { and } from './words.ts';

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
    social: 'También en',
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
    action: 'Recargar la página',
  },
} as const;

const [weddings, social, corporate] = SERVICES;
/** Both sentences about the services begin with it. */
const first = weddings.mention.charAt(0).toUpperCase() + weddings.mention.slice(1);
const lastAnd = and(corporate.mention);

/**
 * Of the hero's first sentence, in characters. On a phone, a sentence longer than `usual` gets a smaller size. One longer than
 * `most` would have four lines: the build refuses it.
 */
export const FIRST_SENTENCE = { usual: 20, most: 30 };

export const HOME = {
  title: /* sample */ `${BUSINESS.name} · Organización de bodas y eventos en ${BUSINESS.town}`,
  description: /* sample */ `${first}, ${social.mention} ${lastAnd} ${corporate.mention} en ${BUSINESS.town} y alrededores. Cuéntanos qué tienes en mente y te respondemos por email o por teléfono.`,
  hero: {
    /** Two sentences. The emphasised word starts the second one. */
    heading: /* sample */ {
      first: 'Tú imaginas el día.',
      emphasis: 'Nosotros',
      rest: 'lo organizamos.',
    },
    /** Each service links to its section. */
    text: /* sample */ [
      { text: first, section: weddings.id },
      ', ',
      { text: social.mention, section: social.id },
      ` ${lastAnd} `,
      { text: corporate.mention, section: corporate.id },
      ` en ${BUSINESS.town}.`,
    ],
    action: 'Cuéntanos tu idea',
  },
  closing: {
    title: /* sample */ '¿Qué celebramos?',
    text: /* sample */ `Basta con lo que sepas hoy, y preguntar no te compromete a nada. Te respondemos por email o por teléfono${REPLY_WITHIN}.`,
    action: 'Cuéntanoslo',
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
