import { SITE } from './site.ts';

/** The texts around the form, which the page needs before the form is loaded. The specification fixes all but the intro. */
export const EVENT_REQUEST_DIALOG = {
  title: '¿En qué podemos ayudarte?',
  intro: SITE.formIntro,
  /** The two sentences of the alert. Each one starts on a new line. */
  sent: {
    thanks: '¡Gracias por tu mensaje!',
    next: 'Nos pondremos en contacto contigo lo antes posible.',
  },
} as const;
