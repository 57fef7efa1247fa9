import type { FieldDescription, FieldOfType, FieldType } from '../../src/form/field-description.ts';
import { HOST_TOTAL_SIZE } from '../../src/shared/files.ts';

/** One field of each type, in the order in which the gallery shows them: a new type without its sample does not compile. */
const SAMPLES: { [Type in FieldType]: FieldOfType<Type> } = {
  text: {
    type: 'text',
    name: 'nickname',
    label: '¿Cómo te llaman?',
    autoComplete: 'nickname',
    autoCapitalize: 'words',
  },
  email: {
    type: 'email',
    name: 'email',
    label: 'Email',
    autoComplete: 'email',
    autoCapitalize: 'none',
  },
  tel: { type: 'tel', name: 'phone', label: 'Teléfono', autoComplete: 'tel' },
  number: { type: 'number', name: 'tables', label: 'Mesas', min: 1, step: 1, defaultValue: 12 },
  date: { type: 'date', name: 'day', label: 'Día', defaultValue: '2027-06-20' },
  select: {
    type: 'select',
    name: 'place',
    label: 'Lugar',
    options: ['Jardín', 'Masía', 'Playa'],
    defaultValue: 'Masía',
  },
  interval: {
    type: 'interval',
    name: 'budget',
    label: 'Presupuesto por invitado',
    min: 0,
    max: 500,
    step: 1,
    unit: '€',
    defaultValue: { min: 80, max: 160 },
    wide: true,
  },
  files: {
    type: 'files',
    name: 'pictures',
    label: 'Fotos que te inspiran',
    accept: ['image/*', '.heic', '.heif', 'application/pdf'],
    maxFileSize: 1_500_000,
    maxTotalSize: HOST_TOTAL_SIZE,
    wide: true,
  },
  textarea: { type: 'textarea', name: 'story', label: 'Vuestra historia', rows: 4, wide: true },
};

export const SAMPLE_FIELDS: readonly FieldDescription[] = Object.values(SAMPLES);

/** The rule's message and the label at their longest, as Spanish can be. */
export const LONG_LABEL =
  'Cuéntanos con tranquilidad todo aquello que debamos tener en cuenta para la organización de la celebración';
export const LONG_MESSAGE =
  'El número de teléfono debe contener solo números y tener al menos 9 caracteres (opcionalmente con prefijo internacional)';
