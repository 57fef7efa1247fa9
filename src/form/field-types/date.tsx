import { defineFieldType, type HelpOptions, readText } from './define-field-type.ts';

/** A calendar day as `YYYY-MM-DD`, with the browser's date picker. */
export const dateField = defineFieldType<HelpOptions>({
  Control: ({ attributes }) => (
    <input
      {...attributes}
      type="date"
      // Without it, browsers take years of six digits.
      max="9999-12-31"
      autoComplete="off"
    />
  ),
  read: readText,
});
