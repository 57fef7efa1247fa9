import {
  type ControlProps,
  defineFieldType,
  readText,
  type TypedOptions,
} from './define-field-type.ts';

interface TextOptions extends TypedOptions {
  /** The WHATWG autofill token. */
  autoComplete: string;
  autoCapitalize?: 'words' | 'none';
}

/** Defines a field type for one line of text. */
function defineTextType(type: 'text' | 'email' | 'tel') {
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
  return defineFieldType<TextOptions>({ Control: control, read: readText });
}

export const textField = defineTextType('text');
export const emailField = defineTextType('email');
export const telField = defineTextType('tel');
