import { FIRST_NAME, REPLY_WITHIN } from './studio-texts.ts';

/** The texts of the form, in its own chunk. Do not change texts that the specification fixes, such as the alert's. */
export const EVENT_REQUEST = {
  phoneHelp: 'Solo para hablar de tu evento.',
  /** Always shown under the date: the day in words, and a question about an unlikely day. */
  dateHelp: {
    untouched: (day: string) => `Es la de hoy, ${day}.\n¿Para cuándo es tu evento?`,
    inWords: (day: string) => `Es ${day}.`,
    today: '¿Seguro que es hoy?',
    past: 'Esa fecha ya ha pasado. ¿Es correcta?',
    year: '¿Está bien el año?',
  },
  /** Under a fraction of a guest, a single one, or a million. */
  guestsHelp: '¿Está bien el número?',
  descriptionHelp: 'Lugar, ambiente, presupuesto… Sin datos de salud, como alergias.',
  /** Under the description at its max length: the browser cuts off longer text without a message. */
  descriptionFull: 'Aquí ya no cabe más. Lo que falte nos lo cuentas cuando hablemos.',
  meant: (suggestion: string) => `¿Querías decir ${suggestion}?`,
  accept: 'Cambiar',
  submit: 'Finalizar',
  sending: 'Enviando…',
  /** For screen readers only. */
  sendingAnnouncement: 'Un momento…',
  /** Closes the alert. The dialog has a close button of its own. */
  dismiss: 'Cerrar el aviso',
  invalid: 'Por favor, revisa los campos marcados en rojo.',
  /** In the thank-you, under the texts of `EVENT_REQUEST_DIALOG` and the summary. */
  thankYou: {
    next: `El siguiente paso: ${FIRST_NAME ? `hablas con ${FIRST_NAME}` : 'hablamos'}${REPLY_WITHIN} y te hacemos una propuesta por escrito.`,
    /** So that the visitor notices a wrong email or phone number. */
    reply: (email: string, phone: string) =>
      `Te escribiremos a ${email} o te llamaremos al ${phone.replace(/ /g, '\u00a0')}.`,
    /** If another visitor of the device may read it. */
    discreetReply: 'Te escribiremos o te llamaremos.',
    question: '¿Hay algún dato equivocado?',
    /** Two links follow, to call and to write. */
    mend: {
      call: 'Llámanos',
      or: 'o',
      write: 'escríbenos por WhatsApp',
      message: 'Hola, hay un dato equivocado en mi solicitud.',
    },
  },
  /** If the function requires a field that this page's form does not have (U-14). */
  oldForm: {
    text: 'Tu solicitud todavía no se ha enviado, porque el formulario ha cambiado mientras lo rellenabas.',
    /** If the typed values are stored and survive a reload. */
    stored: 'Recarga la página, o escríbenos por WhatsApp o por email.',
    reload: 'Recargar sin perder lo escrito',
    unstored: 'Escríbenos por WhatsApp o por email.',
  },
  /** Beside the button. */
  note: `Enviar la solicitud no te compromete a nada. Cuando nos llegue, lo verás aquí mismo; después te responderemos${REPLY_WITHIN}.`,
  /** The request in one sentence, above the button and in the thank-you (U-22). */
  summary: {
    anyKind: 'un evento',
    kind: (ceremony: string) =>
      `${ceremony.startsWith('Boda') ? 'una' : 'un'} ${ceremony.toLowerCase()}`,
    guests: (count: number) =>
      count === 1 ? 'para una persona' : `para ${String(count).replace('.', ',')} personas`,
    day: (words: string) => `el ${words}`,
    anyDay: 'con la fecha por confirmar',
    time: (time: string) => `por la ${time.toLowerCase()}`,
    /** The tooltip of a default value that nobody has chosen, and the line under the sentence while it has one. */
    untouched: 'Por elegir',
    legend: 'Lo subrayado con puntos está sin elegir: púlsalo si quieres cambiarlo.',
  },
  /** Always in view under the form (U-1). `hiddenPrefix` begins the accessible names of the links. */
  contactOptions: {
    question: '¿Prefieres hablarlo?',
    hiddenPrefix: 'Escríbenos por',
    whatsApp: 'WhatsApp',
    email: 'email',
  },
  /** The message of the WhatsApp and email links. The typed values follow, one per line. */
  message: {
    subject: 'Quiero organizar un evento',
    greeting: 'Hola, os escribo desde vuestra web porque quiero organizar un evento.',
    /** Replaces the label, which is a question. */
    description: 'Cómo lo imagino',
  },
  /** The label of the honeypot, for a visitor who finds it all the same (U-15). */
  honeypot: 'No rellenes este campo',
} as const;
