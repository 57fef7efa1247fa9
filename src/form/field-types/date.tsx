import { defineFieldType, type Helped, readText } from './define-field-type.ts';

interface DateOptions extends Helped {
  /** `YYYY-MM-DD` */
  defaultValue: string;
}

/** A calendar day, with the browser's date picker. */
export const date = defineFieldType<DateOptions>({
  Control: ({ field, attributes }) => (
    <input
      {...attributes}
      type="date"
      // Without it, browsers take years of six digits.
      max="9999-12-31"
      defaultValue={field.defaultValue}
      autoComplete="off"
    />
  ),
  read: readText,
});
