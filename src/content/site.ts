import { BUSINESS } from './business.ts';
import { sample } from './sample.ts';
import { SERVICES } from './services.ts';

/** Texts of the frame around every page, and of the pages themselves. */
export const SITE = {
  skipLink: 'Saltar al contenido',
  contactButton: 'Contáctanos',
  /** Accessible name of the logo, which links to the home page. */
  homeLink: `${BUSINESS.name}, inicio`,
  dismiss: 'Cerrar',
  footer: {
    services: 'Servicios',
    contact: 'Contacto',
    social: 'Síguenos',
    legal: 'Información legal',
    /** For those who hear the page: social links leave the site. */
    newTab: '(se abre en otra pestaña)',
    /** Follows "© {year} {business}". */
    rights: 'Todos los derechos reservados.',
  },
  /** Read only where no script runs, and with it no form: the phone and the email follow. */
  noScript: 'Sin JavaScript no podemos abrir el formulario. Llámanos o escríbenos:',
  /** The one visible text that is not Spanish: the specification asks for it (S-RT-2). */
  loading: 'Loading...',
  chunkFailure: {
    title: 'No se ha podido cargar esta parte de la página',
    text: 'Suele ser cosa de la conexión. Vuelve a intentarlo o escríbenos directamente.',
    action: 'Recargar la página',
  },
} as const;

const [weddings, social, corporate] = SERVICES;

export const HOME = {
  title: sample(`${BUSINESS.name} · Organización de bodas y eventos en ${BUSINESS.town}`),
  description: sample(
    `${weddings.mention}, ${social.mention} y ${corporate.mention} en ${BUSINESS.town} y alrededores. Cuéntanos qué tienes en mente y te respondemos por email o por teléfono.`,
  ),
  hero: {
    /** Two sentences: the emphasised word opens the second one. */
    heading: sample({
      first: 'Tú imaginas el día.',
      emphasis: 'Nosotros',
      rest: 'lo organizamos.',
    }),
    /** Each service leads to its section. */
    text: sample([
      { text: weddings.mention, section: weddings.id },
      ', ',
      { text: social.mention, section: social.id },
      ' y ',
      { text: corporate.mention, section: corporate.id },
      ` en ${BUSINESS.town}.`,
    ]),
    action: 'Cuéntanos tu idea',
    /** What the picture shows, for those who do not see it, and in messages with a link to the site. */
    picture: sample('Mesa larga con velas y guirnalda de olivo al anochecer, entre cipreses'),
  },
  closing: {
    title: sample('¿Qué celebramos?'),
    text: sample('Basta con lo que sepas hoy. Te respondemos por email o por teléfono.'),
    action: 'Cuéntanos tu idea',
  },
} as const;

export const ERROR_PAGE = {
  title: `Página no encontrada · ${BUSINESS.name}`,
  heading: 'Esta página no está en la lista de invitados',
  text: 'Puede que el enlace esté mal o que la página ya no exista.',
  /** Names the links to the services. */
  services: 'O mira qué organizamos',
  action: 'Volver al inicio',
} as const;

export const LEGAL = {
  /** Before the day of the last change. */
  updated: 'Última actualización:',
  /** Names the links to the parts of a page. */
  contents: 'En esta página',
} as const;
