import { object } from 'valibot';
import { date } from '../../src/form/field-types/date.tsx';
import { number } from '../../src/form/field-types/number.tsx';
import { select } from '../../src/form/field-types/select.tsx';
import { email, tel, text } from '../../src/form/field-types/text.tsx';
import { textarea } from '../../src/form/field-types/textarea.tsx';
import { MESSAGES } from '../../src/shared/messages.ts';
import * as rule from '../../src/shared/rules.ts';
import { validator } from '../../src/shared/validation.ts';

/** A form for tests of the form mechanism, which must not depend on the event request. */
export const SAMPLE_FIELDS = {
  name: text({ label: 'Nombre', autoComplete: 'given-name' }),
  surname: text({ label: 'Apellidos', autoComplete: 'family-name' }),
  email: email({ label: 'Email', autoComplete: 'email' }),
  phone: tel({ label: 'Teléfono', autoComplete: 'tel' }),
  date: date({ label: 'Fecha', defaultValue: '2027-06-20' }),
  numberOfGuests: number({ label: 'Invitados', min: 1, step: 1, defaultValue: 100 }),
  time: select({
    label: 'Momento del día',
    options: ['Mañana', 'Tarde'],
    defaultValue: 'Mañana',
  }),
  ceremony: select({
    label: 'Ceremonia',
    options: ['Boda Civil', 'Evento Social'],
    defaultValue: 'Boda Civil',
  }),
  description: textarea({ label: 'Descripción', rows: 4, wide: true }),
};

export const validateSample = validator(
  object({
    name: rule.name,
    surname: rule.surname,
    email: rule.email,
    phone: rule.phone,
    date: rule.date,
    numberOfGuests: rule.positive,
    time: rule.line,
    ceremony: rule.line,
    description: rule.prose(MESSAGES.description),
  }),
);

export const SAMPLE_TEXTS = {
  submit: 'Finalizar',
  sending: 'Enviando…',
  sendingAnnouncement: 'Un momento…',
  invalid: 'Revisa',
  invalidElsewhere: 'Otra cosa',
  dismiss: 'Cerrar',
};
