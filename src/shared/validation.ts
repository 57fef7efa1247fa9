import * as v from 'valibot';

/** The first message of each invalid field. */
export type FieldErrors<Value> = { [Field in keyof Value & string]?: string | undefined };

export type Validation<Value> =
  | { valid: true; value: Value }
  | { valid: false; errors: FieldErrors<Value> };

type FormSchema = v.ObjectSchema<v.ObjectEntries, v.ErrorMessage<v.ObjectIssue> | undefined>;

/** Returns a function that checks an untrusted value against a schema, in browser and function. */
export function validator<const Schema extends FormSchema>(schema: Schema) {
  return (input: unknown): Validation<v.InferOutput<Schema>> => {
    const result = v.safeParse(schema, input, { abortPipeEarly: true });
    if (result.success) return { valid: true, value: result.output };
    const errors: Record<string, string> = {};
    for (const issue of result.issues) {
      // An error inside a value, such as an end of an interval or one file, belongs to the field.
      const field = issue.path?.[0].key;
      if (typeof field === 'string') errors[field] ??= issue.message;
    }
    return { valid: false, errors: errors as FieldErrors<v.InferOutput<Schema>> };
  };
}
