import { defineFieldType, readText, type TypedOptions } from './define-field-type.ts';

interface TextareaOptions extends TypedOptions {
  /** The height, in lines. */
  rows: number;
}

/** Several lines of text. Enter starts a new line. */
export const textareaField = defineFieldType<TextareaOptions>({
  Control: ({ field, attributes }) => (
    <textarea {...attributes} rows={field.rows} maxLength={field.maxLength} autoComplete="off" />
  ),
  read: readText,
});
