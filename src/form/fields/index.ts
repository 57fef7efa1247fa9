import type { FieldDescription, FieldType } from '../field-description.ts';
import type { FieldTypeDefinition } from './control.ts';
import { DateControl } from './date-control.tsx';
import { NumberControl } from './number-control.tsx';
import { readNumber, readText } from './read.ts';
import { SelectControl } from './select-control.tsx';
import { TextControl } from './text-control.tsx';
import { TextareaControl } from './textarea-control.tsx';

/** The registry: a field type without its control does not compile (S-GEN-7). */
const FIELD_TYPES = {
  text: { Control: TextControl, read: readText },
  email: { Control: TextControl, read: readText },
  tel: { Control: TextControl, read: readText },
  number: { Control: NumberControl, read: readNumber },
  date: { Control: DateControl, read: readText },
  select: { Control: SelectControl, read: readText },
  textarea: { Control: TextareaControl, read: readText },
} satisfies { [Type in FieldType]: FieldTypeDefinition<Type> };

/** The control and reader of a field. TypeScript cannot see that a field and its type's entry belong together. */
export function fieldTypeOf(field: FieldDescription): FieldTypeDefinition<FieldType> {
  return FIELD_TYPES[field.type] as FieldTypeDefinition<FieldType>;
}
