import type { FieldType } from '../field-description.ts';
import type { FieldTypes } from './control.ts';
import { DateControl } from './date-control.tsx';
import { NumberControl } from './number-control.tsx';
import { readNumber, readText } from './read.ts';
import { SelectControl } from './select-control.tsx';
import { TextControl } from './text-control.tsx';
import { TextareaControl } from './textarea-control.tsx';

/** The types that the platform has a control for: all that most forms need, in 1 KiB (S-GEN-7, S-GEN-8). */
export const NATIVE_FIELD_TYPES = {
  text: { Control: TextControl, read: readText },
  email: { Control: TextControl, read: readText },
  tel: { Control: TextControl, read: readText },
  number: { Control: NumberControl, read: readNumber },
  date: { Control: DateControl, read: readText },
  select: { Control: SelectControl, read: readText },
  textarea: { Control: TextareaControl, read: readText },
} satisfies Partial<FieldTypes<FieldType>>;

export type NativeFieldType = keyof typeof NATIVE_FIELD_TYPES;
