import errorPage from './error.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import { LEGAL_PAGES } from './legal/legal-paths.ts';
import { SERVICES, servicesInWords } from './services.ts';
import site from './site.json' with { type: 'json' };

interface Site extends Omit<typeof site, 'footer'> {
  footer: Omit<typeof site.footer, 'illustrations'> & { illustrations?: string };
}

/** The texts of the layout. The specification fixes those that stand here. */
export const SITE = {
  ...(site as unknown as Site),
  contactButton: 'Contáctanos',
  dismiss: 'Cerrar',
  /** The only visible text in English. */
  loading: 'Loading...',
};

/** The legal pages, as the footer and the privacy clause link to them. */
export const LEGAL_LINKS = {
  notice: { path: LEGAL_PAGES.notice, label: SITE.legal.notice },
  privacy: { path: LEGAL_PAGES.privacy, label: SITE.legal.privacy },
  cookies: { path: LEGAL_PAGES.cookies, label: SITE.legal.cookies },
};

/**
 * The texts around the form, which the page needs before the form is loaded. The specification fixes all but the intro.
 */
export const DIALOG_TEXTS = {
  title: '¿En qué podemos ayudarte?',
  intro: SITE.formIntro,
  /** The two sentences of the alert. Each one starts on a new line. */
  sent: {
    thanks: '¡Gracias por tu mensaje!',
    next: 'Nos pondremos en contacto contigo lo antes posible.',
  },
} as const;

/** In characters. On a phone, a longer first sentence of the hero gets a smaller size. */
export const USUAL_FIRST_SENTENCE = 20;

const { hero, ...texts } = home;
const [beforeServices, afterServices] = hero.text.split('{services}') as [string, string];

export const HOME = {
  ...texts,
  /** Each service links to its section. */
  hero: { ...hero, text: [beforeServices, ...servicesInWords(SERVICES), afterServices] },
};

export const ERROR_PAGE = errorPage;
