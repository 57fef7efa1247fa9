import { EVENT_REQUEST_DIALOG } from './event-request-dialog.ts';
import { ANSWERER, WHO_ANSWERS } from './studio-texts.ts';
import { grouped } from './words.ts';

/** The texts of the form, in its own chunk. Do not change texts that the specification fixes, such as the alert's. */
export const EVENT_REQUEST = {
  phoneHelp: 'Solo para hablar de tu evento.',
  /** Always shown under the date: the day in words, and a question about an unlikely day. */
  dateHelp: {
    untouched: (day: string) =>
      `Es la de hoy, ${day}.\nElige la tuya o, si no la sabes, déjala así.`,
    inWords: (day: string) => `Es ${day}.`,
    today: '¿Seguro que es hoy?',
    past: 'Esa fecha ya ha pasado. ¿Es correcta?',
    year: '¿Está bien el año?',
  },
  /** Under a fraction of a guest, a single one, or a million. */
  guestsHelp: '¿Está bien el número?',
  descriptionHelp: 'Lugar, ambiente, presupuesto, empresa… De alergias, mejor cuando hablemos.',
  /** Under the description at its max length: the browser cuts off longer text without a message. */
  descriptionFull: 'Aquí ya no cabe más. Lo que falte, nos lo cuentas cuando hablemos.',
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
    /** If the visitor has chosen a date, and if not. */
    dated:
      'Lo primero: miramos si tu fecha está libre. Después hablamos y te enviamos una propuesta por escrito, con precio.',
    undated:
      'Lo primero: hablamos de la fecha. Después te enviamos una propuesta por escrito, con precio.',
    /** So that the visitor notices a wrong email or phone number. A sentence of its own, because the time to answer is not the time to the proposal. */
    reply: (email: string, phone: string) =>
      `Te contesta ${ANSWERER}: te escribe a ${email} o te llama al ${phone.replace(/ /g, '\u00a0')}.`,
    /** If another visitor of the device may read it. */
    discreetReply: `Te contesta ${WHO_ANSWERS}.`,
    question: '¿Hay algún dato equivocado?',
    /** Two links follow, to call and to write. */
    mend: {
      call: 'Llámanos',
      or: 'o',
      write: 'escríbenos por WhatsApp',
      message: (name: string) => `Hola, soy ${name}: hay un dato equivocado en mi solicitud.`,
      /** If another visitor of the device may write it. */
      discreetMessage: 'Hola, hay un dato equivocado en mi solicitud.',
    },
  },
  /** If the function requires a field that this page's form does not have (U-14). */
  oldForm: {
    text: 'Tu solicitud todavía no se ha enviado, porque el formulario ha cambiado mientras lo rellenabas.',
    /** If the typed values are stored and survive a reload. */
    stored: 'Recarga la página, o escríbenos por WhatsApp o por correo.',
    reload: 'Recargar sin perder lo escrito',
    unstored: 'Escríbenos por WhatsApp o por correo.',
  },
  /** Beside the button. The first sentence is the only clue when sending fails (S-ERR-2). */
  note: `Cuando nos llegue, leerás aquí «${EVENT_REQUEST_DIALOG.sent.thanks}»; si no lo lees, llámanos o escríbenos por WhatsApp. Te contesta ${ANSWERER}, y no te compromete a nada.`,
  /** The request in one sentence, above the button and in the thank-you (U-22). */
  summary: {
    /** Until anything is chosen. Each part links to its field. */
    anyEvent: {
      ceremony: 'Un evento, por confirmar: tipo',
      numberOfGuests: 'invitados',
      time: 'momento',
      date: 'y fecha',
    },
    anyKind: 'un evento',
    guests: (count: number) =>
      count === 1 ? 'para una persona' : `para ${grouped(count)} personas`,
    day: (words: string) => `el ${words}`,
    anyDay: 'con la fecha por confirmar',
    time: (time: string) => `por la ${time.toLowerCase()}`,
    /** The tooltip of a default value that nobody has chosen, and the line under the sentence while it has one. */
    untouched: 'Por confirmar',
    legend: 'Lo punteado está por confirmar: púlsalo para cambiarlo.',
  },
  /** Always in view under the form (U-1). `hiddenPrefix` begins the accessible names of the links. */
  contactOptions: {
    question: '¿Prefieres otra vía?',
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
