import type { ControlProps } from './control.ts';

/** One line of text, an e-mail address or a phone number: they differ in keyboard and autofill only. */
export function TextControl({ field, attributes }: ControlProps<'text' | 'email' | 'tel'>) {
  return (
    <input
      {...attributes}
      type={field.type}
      autoComplete={field.autoComplete}
      autoCapitalize={field.autoCapitalize}
      maxLength={field.maxLength}
      spellCheck={false}
      enterKeyHint="next"
    />
  );
}
