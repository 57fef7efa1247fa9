/**
 * The texts around the form, which the page needs before the form is loaded. They are fixed by the specification: do not
 * change them.
 */
export const EVENT_REQUEST_DIALOG = {
  title: '¿En qué podemos ayudarte?',
  /** The two sentences of the alert. Each one starts on a new line. */
  sent: {
    thanks: '¡Gracias por tu mensaje!',
    next: 'Nos pondremos en contacto contigo lo antes posible.',
  },
} as const;
