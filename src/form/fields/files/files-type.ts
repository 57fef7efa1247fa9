import type { FieldTypeDefinition } from '../control.ts';
import { readTexts } from '../read.ts';
import { FilesControl } from './files-control.tsx';

/** For the forms that ask for files: no other one loads them. */
export const FILES_TYPE: FieldTypeDefinition<'files'> = {
  Control: FilesControl,
  group: true,
  read: readTexts,
};
