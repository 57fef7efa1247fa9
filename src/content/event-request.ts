/** Texts of the event-request dialog. The titles, labels and alerts in the specification's words stay as they are. */
export const EVENT_REQUEST = {
  title: '¿En qué podemos ayudarte?',
  intro: 'Todos los campos son necesarios para poder responderte.',
  labels: {
    name: 'Nombre',
    surname: 'Apellidos',
    email: 'Email',
    phone: 'Teléfono',
    date: 'Fecha',
    numberOfGuests: 'Número de invitados',
    time: 'Horario',
    ceremony: 'Tipo de ceremonia',
    description: '¿Cómo imaginas tu evento?',
  },
  /** Under the date, always there: the day in words, and a question if it is worth one. */
  dateHelp: {
    inWords: (day: string) => `Es ${day}.`,
    today: '¿Seguro que es hoy?',
    past: 'Esa fecha ya ha pasado. ¿Es correcta?',
  },
  emailHelp: (suggestion: string) => `¿Querías decir ${suggestion}?`,
  submit: 'Finalizar',
  sending: 'Enviando…',
  invalid: 'Por favor, revisa los campos marcados en rojo.',
  /** Two sentences of one alert, each with lines of its own. */
  sent: {
    thanks: '¡Gracias por tu mensaje!',
    next: 'Nos pondremos en contacto contigo lo antes posible.',
  },
  /** Before the phone and the e-mail address that stand under the form. */
  otherWays: '¿Prefieres hablar con nosotros?',
} as const;
