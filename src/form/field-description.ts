/** What helps with a value while it is entered; it never blocks anything. */
export interface Help {
  text: string;
  /** A better value, which one tap takes; the text is then its button. */
  suggestion?: string;
}

interface BaseField<Name extends string> {
  /** Name of the control and of the value it gives. */
  name: Name;
  /** Visible Spanish label. */
  label: string;
  /** Takes the whole row where the form has two columns. */
  wide?: boolean;
  /** The help for what the control holds, if there is any. */
  help?: (value: string) => Help | undefined;
}

interface TextField<Name extends string> extends BaseField<Name> {
  type: 'text' | 'email' | 'tel';
  /** What the browser may fill in: the WHATWG autofill token (U-6). */
  autoComplete: string;
  autoCapitalize?: 'words' | 'none';
}

interface NumberField<Name extends string> extends BaseField<Name> {
  type: 'number';
  min: number;
  step: number;
  defaultValue: number;
}

interface DateField<Name extends string> extends BaseField<Name> {
  type: 'date';
  /** `YYYY-MM-DD` */
  defaultValue: string;
}

interface SelectField<Name extends string> extends BaseField<Name> {
  type: 'select';
  options: readonly string[];
  defaultValue: string;
}

interface TextareaField<Name extends string> extends BaseField<Name> {
  type: 'textarea';
  /** Height at rest, in lines. */
  rows: number;
}

/** One field of a form, as data. Every one is required (S-FLD-0). */
export type FieldDescription<Name extends string = string> =
  | TextField<Name>
  | NumberField<Name>
  | DateField<Name>
  | SelectField<Name>
  | TextareaField<Name>;

export type FieldType = FieldDescription['type'];
/** The description that a field of this type has. */
export type FieldOfType<Type extends FieldType> = FieldDescription & { type: Type };
