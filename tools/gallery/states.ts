import type { FieldDescription, Help } from '../../src/form/field-description.ts';
import { MESSAGES } from '../../src/shared/messages.ts';
import { fillIn, showFocus } from './act.ts';
import { LONG_LABEL, LONG_MESSAGE } from './samples.ts';

/** One state in which the gallery shows every field type. */
export interface State {
  title: string;
  /** What the description is in this state. */
  describe?: (field: FieldDescription) => FieldDescription;
  error?: string;
  help?: Help;
  /** What a visitor would have done, once the control is there. */
  act?: (box: HTMLElement) => void;
}

const HELP: Help = { text: '¿Querías decir otra cosa?', suggestion: 'Otra cosa' };

export const STATES: { [name: string]: State } = {
  empty: { title: 'Vacío', describe: withoutValue },
  filled: { title: 'Relleno', act: fillIn },
  focused: { title: 'Con foco', act: showFocus },
  invalid: { title: 'Con error', describe: withoutValue, error: MESSAGES.required },
  helped: { title: 'Con ayuda', act: fillIn, help: HELP },
  disabled: { title: 'Desactivado', describe: (field) => ({ ...field, disabled: true }) },
  long: {
    title: 'Textos largos',
    describe: withLongTexts,
    error: LONG_MESSAGE,
    act: fillIn,
  },
};

/** As a form without default values would show it; a list has none such. */
function withoutValue(field: FieldDescription): FieldDescription {
  if (field.type === 'interval' || field.type === 'number') {
    const { defaultValue: _, ...empty } = field;
    return empty;
  }
  if (field.type === 'date') return { ...field, defaultValue: '' };
  return field;
}

function withLongTexts(field: FieldDescription): FieldDescription {
  const label = LONG_LABEL;
  if (field.type === 'interval') return { ...field, label, unit: 'euros por invitado' };
  if (field.type === 'select') return { ...field, label, options: [label], defaultValue: label };
  return { ...field, label };
}
