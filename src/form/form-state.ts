import type { FieldErrors, Validation } from '../shared/validation.ts';
import {
  type FieldDescription,
  type Fields,
  fieldsOf,
  type Help,
} from './field-types/define-field-type.ts';

/** The state and the rules of a form, without React. `use-form.ts` connects them to the controls. */

/** Who has set the value of a field: nobody, code on behalf of the visitor, or the visitor. */
export type Origin = 'default' | 'suggested' | 'chosen';

export type Values = { readonly [name: string]: unknown };

/** A field as the visitor sees it. */
export interface Entry {
  value: string;
  /** The value of an untouched form. */
  initial: string;
  origin: Origin;
}
export type Entries<Name extends string> = { readonly [Each in Name]: Entry };

/** Whether the visitor has left the initial value as it is. */
export const isUntouched = ({ value, initial, origin }: Entry) =>
  origin !== 'chosen' && value === initial;

export interface FormRules<Value> {
  /** One for each property of the value. */
  fields: Fields<keyof Value & string>;
  validate: (input: unknown) => Validation<Value>;
}

export interface FormState<Value> {
  /** What the controls hold. */
  values: Values;
  /** `default` is left out. */
  origins: { readonly [name: string]: Origin };
  /** How often an invalid form was submitted while the alert is shown; 0 while it is not. */
  alert: number;
  /** The errors of the last submit. A field keeps its error until it changes. */
  shownErrors: FieldErrors<Value>;
  /** The field that has the focus, or had it last. */
  focused?: string | undefined;
  /** The value that is being sent, until it is answered or the visitor edits the form. */
  sending?: Value | undefined;
}

export type FormEvent<Value> =
  /** New values of controls. `origin` is left out if it is unknown: an extension may fill in fields without an event. */
  | { type: 'values'; values: Values; origin?: Origin | undefined }
  /** Only for controls: a help that appears on a button's focus would move the button. */
  | { type: 'focus'; name: string }
  /** The form was submitted, or the function has answered, with these errors. */
  | { type: 'errors'; errors: FieldErrors<Value> }
  | { type: 'dismiss' }
  /** A valid value is being sent from now on, or none any more. */
  | { type: 'sending'; value: Value | undefined };

const initialOf = (field: FieldDescription) => ('defaultValue' in field ? field.defaultValue : '');
const eachOf = <Each>(values: Values, each: Each) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, each]));

export function initialState<Value>(fields: Fields): FormState<Value> {
  const values = fieldsOf(fields).map(([name, field]) => [name, initialOf(field)]);
  return { values: Object.fromEntries(values), origins: {}, alert: 0, shownErrors: {} };
}

export function reduceForm<Value>(
  rules: FormRules<Value>,
  state: FormState<Value>,
  event: FormEvent<Value>,
): FormState<Value> {
  const next = applyEvent(state, event);
  // The alert is no longer true once every field is valid.
  const hasErrors = Object.values(errorsOf(rules, next)).some(Boolean);
  return hasErrors ? next : { ...next, alert: 0 };
}

function applyEvent<Value>(state: FormState<Value>, event: FormEvent<Value>): FormState<Value> {
  switch (event.type) {
    case 'values': {
      const values = { ...state.values, ...event.values };
      // After typing, leaving the control fires `change` with the value of the last `input`.
      const isEdit = JSON.stringify(values) !== JSON.stringify(state.values);
      const next = { ...state, values, sending: isEdit ? undefined : state.sending };
      if (!event.origin) return next;
      return {
        ...next,
        origins: { ...state.origins, ...eachOf(event.values, event.origin) },
        shownErrors: { ...state.shownErrors, ...eachOf(event.values, undefined) },
      };
    }
    case 'focus':
      return { ...state, focused: event.name };
    case 'errors':
      return {
        ...state,
        alert: state.alert + 1,
        shownErrors: event.errors,
      };
    case 'dismiss':
      return { ...state, alert: 0 };
    case 'sending':
      return { ...state, shownErrors: {}, sending: event.value };
  }
}

const shownText = (value: unknown) => String(value ?? '');

export function entriesOf<Value>(fields: Fields<keyof Value & string>, state: FormState<Value>) {
  const entries = fieldsOf(fields).map(([name, field]): [string, Entry] => [
    name,
    {
      value: shownText(state.values[name]),
      initial: shownText(initialOf(field)),
      origin: state.origins[name] ?? 'default',
    },
  ]);
  return Object.fromEntries(entries) as Entries<keyof Value & string>;
}

/** A message appears when its field changes, or when an invalid form is submitted. */
export function errorsOf<Value>(
  { fields, validate }: FormRules<Value>,
  { values, origins, shownErrors }: FormState<Value>,
): FieldErrors<Value> {
  const validation = validate(values);
  if (validation.valid) return shownErrors;
  const live = fieldsOf(fields)
    .filter(([name]) => origins[name] === 'chosen' && validation.errors[name])
    .map(([name]) => [name, validation.errors[name]]);
  return { ...shownErrors, ...Object.fromEntries(live) };
}

/**
 * A help is shown while another field has the focus, so that it does not interrupt typing. A field whose initial value has a help always
 * shows one: otherwise the form would move at each focus.
 */
export function helpOf<Value>(
  fields: Fields<keyof Value & string>,
  { values, origins, focused }: FormState<Value>,
  name: keyof Value & string,
): Help | undefined {
  const { help } = fields[name];
  const isShown = name !== focused || help?.(shownText(initialOf(fields[name])), false);
  return isShown ? help?.(shownText(values[name]), origins[name] === 'chosen') : undefined;
}
