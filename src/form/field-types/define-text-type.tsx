import type { GenericSchema } from 'valibot';
import { type ControlProps, defineFieldType, type Typed } from './define-field-type.ts';
import { readText } from './read.ts';

interface TextOptions extends Typed {
  /** The WHATWG autofill token (U-6). */
  autoComplete: string;
  autoCapitalize?: 'words' | 'none';
}

/** Defines a field type for one line of text. */
export function defineTextType(type: 'text' | 'email' | 'tel', rule: GenericSchema) {
  const control = ({ field, attributes }: ControlProps<TextOptions>) => (
    <input
      {...attributes}
      type={type}
      autoComplete={field.autoComplete}
      autoCapitalize={field.autoCapitalize}
      maxLength={field.maxLength}
      spellCheck={false}
      enterKeyHint="next"
    />
  );
  return defineFieldType<TextOptions>({ Control: control, read: readText, rule: () => rule });
}
