/** Texts of the event-request form, in its own chunk. Labels and alerts in the specification's words stay as they are. */
export const EVENT_REQUEST = {
  intro: 'Todos los campos son obligatorios. ¿Aún no hay fecha o número? Pon algo aproximado.',
  /** In its place when the form holds a request of an earlier visit that could not be sent as it was (U-14). */
  waiting:
    'Tu solicitud no llegó a enviarse. Aquí la tienes: revisa lo que falte y pulsa Finalizar.',
  phoneHelp: 'Solo para hablar de tu evento.',
  /** Under the date, always there: the day in words, and a question if it is worth one. */
  dateHelp: {
    untouched: (day: string) => `Hoy, ${day}.\n¿Para cuándo es tu evento?`,
    inWords: (day: string) => `Es ${day}.`,
    today: '¿Seguro que es hoy?',
    past: 'Esa fecha ya ha pasado. ¿Es correcta?',
  },
  /** Under the description once no more fits in: the browser cuts off what is pasted beyond that without a word. */
  descriptionHelp: 'Aquí ya no cabe más. Lo que falte nos lo cuentas cuando hablemos.',
  emailHelp: (suggestion: string) => `¿Querías decir ${suggestion}?`,
  accept: 'Cambiar',
  submit: 'Finalizar',
  sending: 'Enviando…',
  invalid: 'Por favor, revisa los campos marcados en rojo.',
  /** In the thank-you, so that a wrong address or number is seen. */
  reply: (email: string, phone: string) =>
    `Te escribiremos a ${email} o te llamaremos al ${phone.replace(/ /g, '\u00a0')}. ¿Hay un error?`,
  call: 'Llámanos',
  /** Of a page that is older than the form that the studio asks for by now (U-14). */
  oldForm: {
    text: 'Tu solicitud todavía no se ha enviado: el formulario ha cambiado. Escríbenos por WhatsApp o por email.',
    /** Where what was typed outlives a reload. */
    reload: 'Recargar sin perder lo escrito',
  },
  /** Beside the button. */
  note: 'Enviar la solicitud no te compromete a nada.',
  /** The request in one sentence, above the button and in the thank-you (U-22). */
  summary: {
    kind: (ceremony: string) =>
      `${ceremony.startsWith('Boda') ? 'una' : 'un'} ${ceremony.toLowerCase()}`,
    guests: (count: number) => `para ${count} ${count === 1 ? 'persona' : 'personas'}`,
    /** The date stays on one line. */
    day: (words: string) => `el ${words.replace(/ de /g, '\u00a0de\u00a0')}`,
    time: (time: string) => `por la ${time.toLowerCase()}`,
    /** Of a part that shows a value which nobody has chosen. */
    untouched: 'Por elegir',
  },
  /** Always in view under the form (U-1); the first words of the links are only heard. */
  contactOptions: {
    question: '¿Prefieres hablarlo?',
    heard: 'Escríbenos por',
    whatsApp: 'WhatsApp',
    email: 'email',
  },
  /** What those who write in another way begin with; what they have typed so far follows, line by line. */
  message: {
    subject: 'Quiero organizar un evento',
    greeting: 'Hola, os escribo desde vuestra web porque quiero organizar un evento.',
    /** Instead of the label, which is a question. */
    description: 'Cómo lo imagino',
  },
  /** Of a field that nobody sees and programs fill in: for whoever meets it all the same (U-15). */
  honeypot: 'No rellenes este campo',
} as const;
