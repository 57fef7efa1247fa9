import type { GenericSchema } from 'valibot';
import { MESSAGES } from '../../shared/messages.ts';
import * as rule from '../../shared/rules.ts';
import type { FieldOfType, FieldType } from '../field-description.ts';

/** The rule that the value of each type keeps, from its description: a field type without its rule does not compile. */
export const FIELD_RULES: { [Type in FieldType]: (field: FieldOfType<Type>) => GenericSchema } = {
  text: () => rule.line,
  email: () => rule.email,
  tel: () => rule.phone,
  number: ({ min }) => rule.atLeast(min),
  date: () => rule.date,
  select: ({ options }) => rule.oneOf(options, MESSAGES.option),
  textarea: () => rule.prose(),
  interval: rule.interval,
  files: rule.files,
};
