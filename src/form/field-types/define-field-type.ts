import type { ReactNode } from 'react';
import { type GenericSchema, object } from 'valibot';
import { MESSAGES } from '../../shared/messages.ts';
import { type Validation, validator } from '../../shared/validation.ts';

/** What helps with a value while it is entered; it never blocks anything. */
export interface Help {
  text: string;
  /** A better value, which one tap takes. */
  suggestion?: string;
}

/** Options that fields of every type have. Every field is required (S-FLD-0). */
interface BaseOptions {
  /** Visible Spanish label. */
  label: string;
  /** Takes the whole row where the form has two columns. */
  wide?: boolean;
  /** Shown but out of use: as on the platform, its value is neither checked nor sent. */
  disabled?: boolean;
}

/** Of the types with one native control, whose value is what it holds. */
export interface Helped {
  /** The help for what the control holds, if there is any; `isChosen`: the visitor has entered it. */
  help?: (value: string, isChosen: boolean) => Help | undefined;
}

/** Of the types that hold what is typed. */
export interface Typed extends Helped {
  /** The control takes no more than this, in UTF-16 units; no rule refuses a longer value. */
  maxLength?: number;
}

/** What ties a control to its field, label and message: spread it on the native control, or on each of a group. */
export interface ControlAttributes {
  id: string;
  name: string;
  disabled: boolean | undefined;
  'aria-required': true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export interface ControlProps<Options> {
  field: BaseOptions & Options;
  attributes: ControlAttributes;
  /** To be called when the value has changed in another way than by an event of a native control of this name. */
  onChange: () => void;
}

/**
 * All that the form knows of a field type. Methods, because TypeScript then accepts a field of any type where a form takes
 * fields of all types; `defineFieldType` ties each field to its own type.
 */
interface FieldType<Field> {
  Control(props: ControlProps<Field>): ReactNode;
  /** Several controls under one label: a `fieldset` with its legend. */
  group?: true;
  /** The value as the rule expects it, from what the browser would send under this name. */
  read(data: FormData, name: string): unknown;
  /** What a valid value is where the form has no schema of its own. */
  rule(field: Field): GenericSchema;
}

/** One field of a form, as data. */
export type FieldDescription<Options = Helped> = BaseOptions &
  Options & { type: FieldType<BaseOptions & Options> };

/** The fields of a form by name, in the order in which they are asked. */
export type Fields<Name extends string = string> = { readonly [Each in Name]: FieldDescription };

/** In that order, each with its name. */
export const fieldsOf = <Name extends string>(fields: Fields<Name>) =>
  Object.entries(fields) as [Name, FieldDescription][];

/** A field type is a function: from a field's options to its description. */
export function defineFieldType<Options>(type: FieldType<BaseOptions & Options>) {
  return (options: BaseOptions & Options): FieldDescription<Options> => ({ ...options, type });
}

/** Checks a form by the rules of its fields' types alone; disabled fields are left out, as they are when it is sent. */
export function fieldsValidator(
  fields: Fields,
): (input: unknown) => Validation<Record<string, unknown>> {
  const inUse = fieldsOf(fields).filter(([, field]) => !field.disabled);
  const rules = Object.fromEntries(inUse.map(([name, field]) => [name, field.type.rule(field)]));
  return validator(object(rules, MESSAGES.required));
}
