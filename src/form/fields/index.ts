import type { FieldType } from '../field-description.ts';
import type { FieldTypes } from './control.ts';
import { FILES_TYPE } from './files/files-type.ts';
import { INTERVAL_TYPE } from './interval/interval-type.ts';
import { NATIVE_FIELD_TYPES } from './native.ts';

/** The registry: a field type without its control does not compile. */
export const FIELD_TYPES: FieldTypes<FieldType> = {
  ...NATIVE_FIELD_TYPES,
  interval: INTERVAL_TYPE,
  files: FILES_TYPE,
};
