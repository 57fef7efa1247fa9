/**
 * Texts of the event request that the page has before its form is loaded: what stands around it. Both in the
 * specification's words, which stay as they are.
 */
export const EVENT_REQUEST_DIALOG = {
  title: '¿En qué podemos ayudarte?',
  /** Two sentences of one alert, each with lines of its own. */
  sent: {
    thanks: '¡Gracias por tu mensaje!',
    next: 'Nos pondremos en contacto contigo lo antes posible.',
  },
} as const;
