import form from './form.json' with { type: 'json' };
import clause from './legal/clause.json' with { type: 'json' };

/**
 * The form's texts: those of `form.json`, those that the specification fixes, and those with values. The app's chunk
 * has none of them.
 */
export const FORM_TEXTS = {
  ...form,
  submit: 'Finalizar',
  invalid: 'Por favor, revisa los campos marcados en rojo.',
  /** Always shown under the date: the day in words, and a question about an unlikely day. */
  dateHelp: {
    ...form.dateHelp,
    unchosen: (day: string) =>
      `Es la de hoy, ${day}.\nCámbiala si ya sabes la tuya; si no, déjala así.`,
    inWords: (day: string) => `Es ${day}.`,
  },
  meant: (suggestion: string) => `¿Querías decir ${suggestion}?`,
};

/** The first layer of the privacy information, at the form. */
export const PRIVACY_CLAUSE = clause;
