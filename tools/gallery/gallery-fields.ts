import { object } from 'valibot';
import { dateField } from '../../src/form/field-types/date.tsx';
import type { Fields } from '../../src/form/field-types/define-field-type.ts';
import { filesField, filesRule } from '../../src/form/field-types/files/files.tsx';
import { intervalField } from '../../src/form/field-types/interval/interval.tsx';
import { intervalRule } from '../../src/form/field-types/interval/interval-rule.ts';
import { numberField } from '../../src/form/field-types/number.tsx';
import { selectField } from '../../src/form/field-types/select.tsx';
import { emailField, telField, textField } from '../../src/form/field-types/text.tsx';
import { textareaField } from '../../src/form/field-types/textarea.tsx';
import { MESSAGES } from '../../src/shared/messages.ts';
import * as rule from '../../src/shared/rules.ts';
import { validator } from '../../src/shared/validation.ts';

const BUDGET = { min: 0, max: 500 };
const PLACES = ['Jardín', 'Masía', 'Playa'];

const RULES = {
  date: rule.date,
  email: rule.email,
  files: filesRule,
  interval: intervalRule(BUDGET),
  number: rule.positive,
  select: rule.oneOf(PLACES, MESSAGES.option),
  tel: rule.phone,
  text: rule.line,
  textarea: rule.prose(),
};

/** A field of every type. */
export const FIELDS = {
  date: dateField({ label: 'Día' }),
  files: filesField({ label: 'Fotos que te inspiran', wide: true }),
  interval: intervalField({
    label: 'Presupuesto por invitado',
    ...BUDGET,
    unit: '€',
    wide: true,
  }),
  number: numberField({ label: 'Mesas', min: 1 }),
  select: selectField({ label: 'Lugar', options: PLACES }),
  email: emailField({ label: 'Email', autoComplete: 'email', autoCapitalize: 'none' }),
  tel: telField({ label: 'Teléfono', autoComplete: 'tel' }),
  text: textField({ label: '¿Cómo te llaman?', autoComplete: 'nickname', autoCapitalize: 'words' }),
  textarea: textareaField({ label: 'Vuestra historia', rows: 4, wide: true }),
} satisfies Fields<keyof typeof RULES>;

export const DEFAULTS = { date: '2027-06-20', interval: '80 160', number: '12', select: 'Masía' };

export const validate = validator(object(RULES, MESSAGES.required));
