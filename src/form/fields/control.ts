import type { ComponentType } from 'react';
import type { FieldOfType, FieldType } from '../field-description.ts';

/** What ties a control to its field, label and message: spread it on the native control. */
export interface ControlAttributes {
  id: string;
  name: string;
  'aria-required': true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export interface ControlProps<Type extends FieldType> {
  field: FieldOfType<Type>;
  attributes: ControlAttributes;
}

/** All that the form mechanism knows of a field type. */
export interface FieldTypeDefinition<Type extends FieldType> {
  Control: ComponentType<ControlProps<Type>>;
  /** The value as the schema expects it, from what the browser would send. */
  read: (entry: FormDataEntryValue | null) => unknown;
}
