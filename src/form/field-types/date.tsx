import * as rule from '../../shared/rules.ts';
import { type ControlProps, defineFieldType, type Helped } from './define-field-type.ts';
import { readText } from './read.ts';

interface DateOptions extends Helped {
  /** `YYYY-MM-DD` */
  defaultValue: string;
}

/** A calendar day by the browser's own picker. */
function DateControl({ field, attributes }: ControlProps<DateOptions>) {
  return <input {...attributes} type="date" defaultValue={field.defaultValue} autoComplete="off" />;
}

export const date = defineFieldType<DateOptions>({
  Control: DateControl,
  read: readText,
  rule: () => rule.date,
});

export const sample = () => date({ label: 'Día', defaultValue: '2027-06-20' });
