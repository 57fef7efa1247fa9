import { type GenericSchema, object } from 'valibot';
import { MESSAGES } from '../shared/messages.ts';
import { type Validation, validator } from '../shared/validation.ts';
import type { FieldDescription } from './field-description.ts';
import { FIELD_RULES } from './fields/rules.ts';

/** The value of a form that has no schema of its own, by field name. */
export type FieldValues = Record<string, unknown>;

/** The rule of one field. TypeScript cannot see that a field and its type's rule belong together. */
function ruleOf(field: FieldDescription): GenericSchema {
  const rule = FIELD_RULES[field.type] as (description: FieldDescription) => GenericSchema;
  return rule(field);
}

/** Checks a form by the rules of its fields' types alone; disabled fields are left out, as they are when it is sent. */
export function fieldsValidator(
  fields: readonly FieldDescription[],
): (input: unknown) => Validation<FieldValues> {
  const inUse = fields.filter((field) => !field.disabled);
  const rules = Object.fromEntries(inUse.map((field) => [field.name, ruleOf(field)]));
  return validator(object(rules, MESSAGES.required));
}
