import type { GenericSchema } from 'valibot';
import * as rule from '../../shared/rules.ts';
import { type ControlProps, defineFieldType, readText, type Typed } from './define-field-type.ts';

interface TextOptions extends Typed {
  /** The WHATWG autofill token (U-6). */
  autoComplete: string;
  autoCapitalize?: 'words' | 'none';
}

/** Defines a field type for one line of text. */
function defineTextType(type: 'text' | 'email' | 'tel', schema: GenericSchema) {
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
  return defineFieldType<TextOptions>({ Control: control, read: readText, rule: () => schema });
}

/** Any single-line text. */
export const text = defineTextType('text', rule.line);
export const email = defineTextType('email', rule.email);
/** A phone number. */
export const tel = defineTextType('tel', rule.phone);

export const textSample = () =>
  text({ label: '¿Cómo te llaman?', autoComplete: 'nickname', autoCapitalize: 'words' });
export const emailSample = () =>
  email({ label: 'Email', autoComplete: 'email', autoCapitalize: 'none' });
export const telSample = () => tel({ label: 'Teléfono', autoComplete: 'tel' });
