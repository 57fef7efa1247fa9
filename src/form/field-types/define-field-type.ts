import type { ReactNode } from 'react';
import type { FieldControl } from '../controls.ts';

/** What is said about the value of a field beside its message. It never blocks the form. */
export interface Help {
  text: string;
  /** A better value, which the visitor can accept with one tap. */
  suggestion?: string;
  /** It stands out, so that the visitor does not overlook it. */
  isImportant?: boolean;
  /** It is about any value, and stands at the end of the label's line in a wide window. */
  isShort?: boolean;
}

/** The options of every field type. Every field is required. */
interface BaseOptions {
  /** Visible Spanish label. */
  label: string;
  /** Spans both columns of a wide form. */
  wide?: boolean;
}

/** Options of field types with one native control. */
export interface HelpOptions {
  /** The help for a value, if there is any. `isChosen`: the visitor has entered the value. */
  help?: (value: string, isChosen: boolean) => Help | undefined;
}

/** Options of field types that the visitor types text into. */
export interface TypedOptions extends HelpOptions {
  /** The control's `maxlength`, in UTF-16 code units. */
  maxLength?: number;
}

/**
 * Attributes that link a control to its text, label and message. Spread them on the native control. A group has a
 * hidden control with the ref and the name, and spreads the rest on every visible one; the first one has the id.
 */
export interface ControlAttributes {
  ref: (control: FieldControl | null) => void;
  id: string;
  name: string;
  'aria-required': true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-description'?: string | undefined;
}

export interface ControlProps<Options> {
  field: BaseOptions & Options;
  attributes: ControlAttributes;
  /** The field's text, which the control with the ref shows. */
  text: string;
}

/**
 * A field type, as the form uses it. `Control` is a method, because its parameters are then bivariant: a form
 * accepts fields of every type. `defineFieldType` checks each field against its own type.
 */
interface FieldType<Field> {
  Control(props: ControlProps<Field>): ReactNode;
  /** The field consists of several native controls: it is a `fieldset` with a legend. */
  group?: true;
  /** Makes the value that the form's schema checks from the field's text. */
  read(text: string): unknown;
}

/** One field of a form, as data. */
export type FieldDescription<Options = HelpOptions> = BaseOptions &
  Options & { type: FieldType<BaseOptions & Options> };

/** The fields of a form by name, in the order of the form. */
export type Fields<Name extends string = string> = { readonly [Each in Name]: FieldDescription };

/** The fields with their names, in the order of the form. */
export const fieldsOf = <Name extends string>(fields: Fields<Name>) =>
  Object.entries(fields) as [Name, FieldDescription][];

/** The text as typed: the rules trim it. */
export const readText = (text: string) => text;

/** Makes a field type: a function that returns the description of a field with these options. */
export function defineFieldType<Options>(type: FieldType<BaseOptions & Options>) {
  return (options: BaseOptions & Options): FieldDescription<Options> => ({ ...options, type });
}
