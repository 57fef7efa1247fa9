import type { GenericSchema } from 'valibot';
import { type ControlProps, defineFieldType, type Typed } from './define-field-type.ts';
import { readText } from './read.ts';

interface TextOptions extends Typed {
  /** What the browser may fill in: the WHATWG autofill token (U-6). */
  autoComplete: string;
  autoCapitalize?: 'words' | 'none';
}

/** The types of one line of text differ in keyboard and rule only. */
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
