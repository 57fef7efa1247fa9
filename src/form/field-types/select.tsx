import { MESSAGES } from '../../shared/messages.ts';
import * as rule from '../../shared/rules.ts';
import { defineFieldType, type Helped, readText } from './define-field-type.ts';

interface SelectOptions extends Helped {
  options: readonly string[];
  defaultValue: string;
}

/** One of a few options, as a native `<select>`. */
export const select = defineFieldType<SelectOptions>({
  Control: ({ field, attributes }) => (
    <select {...attributes} defaultValue={field.defaultValue} autoComplete="off">
      {field.options.map((option) => (
        // A browser that translates the page changes the text.
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  ),
  read: readText,
  rule: ({ options }) => rule.oneOf(options, MESSAGES.option),
});

export const sample = () =>
  select({ label: 'Lugar', options: ['Jardín', 'Masía', 'Playa'], defaultValue: 'Masía' });
