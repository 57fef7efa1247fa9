import type { FileLimits } from '../shared/files.ts';
import type { Interval } from '../shared/interval.ts';

/** What helps with a value while it is entered; it never blocks anything. */
export interface Help {
  text: string;
  /** A better value, which one tap takes. */
  suggestion?: string;
}

interface BaseField<Name extends string> {
  /** Name of the control and of the value it gives. */
  name: Name;
  /** Visible Spanish label. */
  label: string;
  /** Takes the whole row where the form has two columns. */
  wide?: boolean;
  /** Shown but out of use: as on the platform, its value is neither checked nor sent. */
  disabled?: boolean;
}

/** Of the types with one native control, whose value is what it holds. */
interface Helped {
  /** The help for what the control holds, if there is any; `isChosen`: the visitor has entered it. */
  help?: (value: string, isChosen: boolean) => Help | undefined;
}

/** Of the types that hold what is typed. */
interface Typed extends Helped {
  /** The control takes no more than this, in UTF-16 units; no rule refuses a longer value. */
  maxLength?: number;
}

interface TextOptions extends Typed {
  /** What the browser may fill in: the WHATWG autofill token (U-6). */
  autoComplete: string;
  autoCapitalize?: 'words' | 'none';
}

interface NumberOptions extends Helped {
  min: number;
  step: number;
  defaultValue?: number;
}

interface DateOptions extends Helped {
  /** `YYYY-MM-DD` */
  defaultValue: string;
}

interface SelectOptions extends Helped {
  options: readonly string[];
  defaultValue: string;
}

interface TextareaOptions extends Typed {
  /** Height at rest, in lines. */
  rows: number;
}

/** Both ends lie between `min` and `max` and keep a gap of 1 (S-GEN-2); the control keeps them on a grid of `step`, too. */
interface IntervalOptions {
  min: number;
  max: number;
  step: number;
  /** Stands after each number, as in "€". */
  unit: string;
  /** Without it both ends are empty. */
  defaultValue?: Interval;
}

/** Up to ten files, sent as data URLs in the order shown (S-GEN-3, S-GEN-4, R-30). */
interface FilesOptions extends FileLimits {}

/** The field types, each with what it needs to know beyond its name and label. */
interface FieldTypeOptions {
  text: TextOptions;
  email: TextOptions;
  tel: TextOptions;
  number: NumberOptions;
  date: DateOptions;
  select: SelectOptions;
  textarea: TextareaOptions;
  interval: IntervalOptions;
  files: FilesOptions;
}

export type FieldType = keyof FieldTypeOptions;

/** The description that a field of this type has. */
export type FieldOfType<Type extends FieldType, Name extends string = string> = BaseField<Name> &
  FieldTypeOptions[Type] & { type: Type };

/** One field of a form, as data: of any of these types. Every one is required (S-FLD-0). */
export type FieldDescription<Name extends string = string, Type extends FieldType = FieldType> = {
  [Each in Type]: FieldOfType<Each, Name>;
}[Type];
