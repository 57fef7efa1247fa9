import type { FieldTypeDefinition } from '../control.ts';
import { readInterval } from '../read.ts';
import { IntervalControl } from './interval-control.tsx';

/** For the forms that ask for an interval: no other one loads its slider. */
export const INTERVAL_TYPE: FieldTypeDefinition<'interval'> = {
  Control: IntervalControl,
  group: true,
  read: readInterval,
};
