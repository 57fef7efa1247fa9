import { defineFieldType, type HelpOptions, readText } from './define-field-type.ts';

interface SelectOptions extends HelpOptions {
  options: readonly string[];
}

/** One of a few options, as a native `<select>`. */
export const selectField = defineFieldType<SelectOptions>({
  Control: ({ field, attributes }) => (
    <select {...attributes} autoComplete="off">
      {field.options.map((option) => (
        // A browser that translates the page changes the text.
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  ),
  read: readText,
});
