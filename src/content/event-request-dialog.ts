/**
 * The texts around the form, which the page needs before the form is loaded. All but the intro are fixed by the specification:
 * do not change them.
 */
export const EVENT_REQUEST_DIALOG = {
  title: '¿En qué podemos ayudarte?',
  intro: 'Con datos aproximados basta. ¿Aún sin fecha? Déjala como está.',
  /** The two sentences of the alert. Each one starts on a new line. */
  sent: {
    thanks: '¡Gracias por tu mensaje!',
    next: 'Nos pondremos en contacto contigo lo antes posible.',
  },
} as const;
