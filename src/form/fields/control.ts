import type { ComponentType } from 'react';
import type { FieldDescription, FieldOfType, FieldType } from '../field-description.ts';

/** What ties a control to its field, label and message: spread it on the native control, or on each of a group. */
export interface ControlAttributes {
  id: string;
  name: string;
  disabled: boolean | undefined;
  'aria-required': true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export interface ControlProps<Type extends FieldType> {
  field: FieldOfType<Type>;
  attributes: ControlAttributes;
  /** To be called when the value has changed in another way than by an event of a native control of this name. */
  onChange: () => void;
}

/** All that the form mechanism knows of a field type. */
export interface FieldTypeDefinition<Type extends FieldType> {
  Control: ComponentType<ControlProps<Type>>;
  /** Several controls under one label: a `fieldset` with its legend. */
  group?: true;
  /** The value as the rule expects it, from what the browser would send under this name. */
  read: (data: FormData, name: string) => unknown;
}

/** A registry: the definition of each of these types. */
export type FieldTypes<Type extends FieldType> = {
  readonly [Each in Type]: FieldTypeDefinition<Each>;
};

/** The definition of a field's type. TypeScript cannot see that a field and its type's entry belong together. */
export function definitionOf(
  fieldTypes: FieldTypes<FieldType>,
  { type }: FieldDescription,
): FieldTypeDefinition<FieldType> {
  return fieldTypes[type] as unknown as FieldTypeDefinition<FieldType>;
}
