/** Texts of what stands under the form, apart from the dialog's so that they come with it alone (U-1). */
export const WAYS_TO_REACH = {
  question: '¿Lo hablamos?',
  whatsApp: 'Escríbenos por WhatsApp',
  /** On a phone the first word is only heard: it stands in the link before. */
  email: { verb: 'Escríbenos', by: 'por email' },
  /** What those who write in another way begin with; what they have typed so far follows, line by line. */
  message: {
    subject: 'Un evento',
    greeting: 'Hola, os escribo desde vuestra web porque quiero organizar un evento.',
    /** Instead of the label, which is a question. */
    description: 'Cómo lo imagino',
  },
} as const;

/** Of a field that nobody sees and programs fill in: for whoever meets it all the same (U-15). */
export const TRAP_LABEL = 'No rellenes este campo';
