import type { FieldDescription, Help } from '../../src/form/field-types/define-field-type.ts';
import { MESSAGES } from '../../src/shared/messages.ts';
import { fillIn, showFocus } from './act.ts';

/** A state in which the gallery shows every field type. */
export interface State {
  title: string;
  /** Returns the description of the field in this state. */
  describe?: (field: FieldDescription) => FieldDescription;
  error?: string;
  help?: Help;
  /** Uses the field as a visitor would, to bring it into this state. The gallery calls it after the first render. */
  act?: (box: HTMLElement) => void;
}

/** As long as a Spanish label may get. */
const LONG_LABEL =
  'Cuéntanos con tranquilidad todo aquello que debamos tener en cuenta para la organización de la celebración';
const HELP: Help = { text: '¿Querías decir otra cosa?', suggestion: 'Otra cosa' };

export const STATES: { [name: string]: State } = {
  empty: { title: 'Vacío', describe: withoutValue },
  filled: { title: 'Relleno', act: fillIn },
  focused: { title: 'Con foco', act: showFocus },
  invalid: { title: 'Con error', describe: withoutValue, error: MESSAGES.required },
  helped: { title: 'Con ayuda', act: fillIn, help: HELP },
  long: {
    title: 'Textos largos',
    describe: withLongTexts,
    error: MESSAGES.phone,
    act: fillIn,
  },
};

function withoutValue(field: FieldDescription): FieldDescription {
  return Object.assign({}, field, { defaultValue: undefined });
}

/** A field type ignores the properties that it does not have. */
function withLongTexts(field: FieldDescription): FieldDescription {
  return Object.assign({}, field, {
    label: LONG_LABEL,
    unit: 'euros por invitado',
    options: [LONG_LABEL],
  });
}
