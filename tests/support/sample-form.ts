import type { FieldDescription } from '../../src/form/field-description.ts';
import type { NativeFieldType } from '../../src/form/fields/native.ts';
import type { EventRequest } from '../../src/shared/event-request.ts';

/** Other fields than the site's: the mechanism knows nothing of events. */
export const SAMPLE_FIELDS: FieldDescription<keyof EventRequest, NativeFieldType>[] = [
  { type: 'text', name: 'name', label: 'Nombre', autoComplete: 'given-name' },
  { type: 'text', name: 'surname', label: 'Apellidos', autoComplete: 'family-name' },
  { type: 'email', name: 'email', label: 'Email', autoComplete: 'email' },
  { type: 'tel', name: 'phone', label: 'Teléfono', autoComplete: 'tel' },
  { type: 'date', name: 'date', label: 'Fecha', defaultValue: '2027-06-20' },
  {
    type: 'number',
    name: 'numberOfGuests',
    label: 'Invitados',
    min: 1,
    step: 1,
    defaultValue: 100,
  },
  {
    type: 'select',
    name: 'time',
    label: 'Momento del día',
    options: ['Mañana', 'Tarde'],
    defaultValue: 'Mañana',
  },
  {
    type: 'select',
    name: 'ceremony',
    label: 'Ceremonia',
    options: ['Boda Civil', 'Evento Social'],
    defaultValue: 'Boda Civil',
  },
  { type: 'textarea', name: 'description', label: 'Descripción', rows: 4, wide: true },
];

export const SAMPLE_TEXTS = {
  intro: 'Todos son necesarios',
  submit: 'Finalizar',
  sending: 'Enviando…',
  invalid: 'Revisa',
  invalidElsewhere: 'Otra cosa',
  dismiss: 'Cerrar',
};
