import type { FieldErrors, Validation } from '../shared/validation.ts';
import { type Texts, UNREADABLE } from './controls.ts';
import { type Fields, fieldsOf, type Help } from './field-types/define-field-type.ts';

/** What a form shows, without React. `use-form.ts` connects it to the controls. */
export interface FormState<Value> {
  /** One for each property of the value. */
  fields: Fields<keyof Value & string>;
  validate: (input: unknown) => Validation<Value>;
  /** What the fields hold while nobody has chosen anything. */
  defaults: Texts;
  /** What somebody has typed or chosen, as text. A field that is not in it holds its default. */
  choices: Texts;
  /** The field that has the focus, or had it last. */
  focused?: string | undefined;
  /** How often an invalid form was submitted while the alert is shown; 0 while it is not. */
  alert: number;
  /** The last submit, if it was invalid: its errors, and the texts that were submitted. */
  invalidSubmit?: { errors: FieldErrors<Value>; texts: Texts } | undefined;
}

export const textOf = <Value>({ choices, defaults }: FormState<Value>, name: string) =>
  choices[name] ?? defaults[name] ?? '';

/** The value that the schema checks, read from the texts of the fields. */
export const readFields = (fields: Fields, texts: Texts) =>
  Object.fromEntries(
    fieldsOf(fields).map(([name, { type }]) => [name, type.read(texts[name] ?? '')]),
  );

/**
 * The message of each field: of a choice that breaks a rule, and of the last submit until the field holds another text.
 * A date that is being typed is judged when another field gets the focus.
 */
export function errorsOf<Value>(state: FormState<Value>): FieldErrors<Value> {
  const { fields, validate, choices, focused, invalidSubmit } = state;
  const texts = Object.fromEntries(fieldsOf(fields).map(([name]) => [name, textOf(state, name)]));
  const checked = validate(readFields(fields, texts));
  const ofSubmit = Object.entries(invalidSubmit?.errors ?? {}).filter(
    ([name]) => texts[name] === invalidSubmit?.texts[name],
  );
  const ofChoices = Object.entries(checked.valid ? {} : checked.errors).filter(
    ([name]) => name in choices && !(name === focused && choices[name] === UNREADABLE),
  );
  return Object.fromEntries([...ofSubmit, ...ofChoices]) as FieldErrors<Value>;
}

/**
 * A help is shown while another field has the focus, so that it does not interrupt typing, and beside a text of an
 * invalid submit. A field whose default has a help always shows one: otherwise the form would move at each focus.
 */
export function helpOf<Value>(
  state: FormState<Value>,
  name: keyof Value & string,
  hasError = false,
): Help | undefined {
  const { help } = state.fields[name];
  const text = textOf(state, name);
  const isShown =
    name !== state.focused ||
    state.invalidSubmit?.texts[name] === text ||
    help?.(state.defaults[name] ?? '', false);
  const shown = isShown ? help?.(text, name in state.choices) : undefined;
  // A help about any value would compete with the error.
  return hasError && shown?.isShort ? undefined : shown;
}
