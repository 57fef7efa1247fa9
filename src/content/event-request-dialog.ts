/**
 * Texts of the event request that the page has before its form is loaded: what stands around it. Both in the
 * specification's words, which stay as they are.
 */
export const EVENT_REQUEST_DIALOG = {
  title: '¿En qué podemos ayudarte?',
  sent: '¡Gracias por tu mensaje! Nos pondremos en contacto contigo lo antes posible.',
} as const;
