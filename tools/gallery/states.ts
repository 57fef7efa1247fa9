import type { FieldDescription, Help } from '../../src/form/field-types/define-field-type.ts';
import { MESSAGES } from '../../src/shared/messages.ts';

/** A state in which the gallery shows every field type. The browser shows the focus by itself. */
export interface State {
  title: string;
  /** Returns the description of the field in this state. */
  describe?: (field: FieldDescription) => FieldDescription;
  error?: string;
  help?: Help;
  /** Whether the gallery fills the field in after the first render. */
  isFilled?: boolean;
}

/** As long as a Spanish label may get. */
const LONG_LABEL =
  'Cuéntanos con tranquilidad todo aquello que debamos tener en cuenta para la organización de la celebración';
const HELP: Help = { text: '¿Querías decir otra cosa?', suggestion: 'Otra cosa' };

export const STATES: { [name: string]: State } = {
  empty: { title: 'Vacío', describe: withoutValue },
  filled: { title: 'Relleno', isFilled: true },
  invalid: { title: 'Con error', describe: withoutValue, error: MESSAGES.required },
  helped: { title: 'Con ayuda', isFilled: true, help: HELP },
  long: {
    title: 'Textos largos',
    describe: withLongTexts,
    error: MESSAGES.phone,
    isFilled: true,
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

const TEXTS: { [type: string]: string } = {
  text: 'Núria',
  email: 'nuria@visitor.example',
  tel: '+34 600 123 456',
  textarea: 'Una cena al aire libre, con farolillos y una banda de jazz que no pare hasta tarde.',
};

/** Fills in the native controls of the field in `box`, as a visitor would. */
export function fillIn(box: HTMLElement): void {
  for (const control of box.querySelectorAll<HTMLInputElement>('input, textarea'))
    if (control.type === 'file') chooseFiles(control);
    else control.value ||= TEXTS[control.type] ?? '';
}

function chooseFiles(input: HTMLInputElement): void {
  const transfer = new DataTransfer();
  for (const file of sampleFiles()) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#e6dac7"/><circle cx="32" cy="32" r="18" fill="#9c5a3c"/></svg>';

/** A picture, two files without a preview, and a picture with a very long name. */
const sampleFiles = () => [
  new File([PICTURE], 'centro-de-mesa.svg', { type: 'image/svg+xml' }),
  new File(['%PDF-1.4'], 'menu.pdf', { type: 'application/pdf' }),
  new File(['heic'], 'IMG_0412.HEIC'),
  new File(
    [PICTURE],
    'una-fotografia-con-un-nombre-larguisimo-que-no-cabe-en-ningun-telefono-por-ancho-que-sea.svg',
    { type: 'image/svg+xml' },
  ),
];
