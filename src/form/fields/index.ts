import type { FieldType } from '../field-description.ts';
import type { FieldTypes } from './control.ts';
import { FilesControl } from './files/files-control.tsx';
import { IntervalControl } from './interval/interval-control.tsx';
import { NATIVE_FIELD_TYPES } from './native.ts';
import { readInterval, readTexts } from './read.ts';

/** The registry: a field type without its control does not compile. */
export const FIELD_TYPES: FieldTypes<FieldType> = {
  ...NATIVE_FIELD_TYPES,
  interval: { Control: IntervalControl, group: true, read: readInterval },
  files: { Control: FilesControl, group: true, read: readTexts },
};
