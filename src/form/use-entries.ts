import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { controlsOf, partsOf } from './control-of.ts';
import { type FieldDescription, type Fields, fieldsOf } from './field-types/define-field-type.ts';

/** A field as the visitor sees it. */
interface Entry {
  value: string;
  /** The value of an untouched form. */
  initial: string;
  /** Whether the visitor has entered the value. Code may have set it instead. */
  isChosen: boolean;
}

/** Whether the visitor has left the initial value as it is. */
export const isUntouched = ({ value, initial, isChosen }: Entry) => !isChosen && value === initial;

export type Entries<Name extends string> = { readonly [Each in Name]: Entry };
export type Values = { readonly [name: string]: unknown };

interface Snapshot {
  /** The values that the form would send. */
  values: Values;
  /** The names of the fields that the visitor has changed. */
  chosen: readonly string[];
  /** As `Date.now()` gives it. */
  takenAt: number;
}

const initialOf = (field: FieldDescription) => ('defaultValue' in field ? field.defaultValue : '');
const shownText = (value: unknown) => partsOf(value).join(' – ');

/** The values that the form would send. */
function readValues(form: HTMLFormElement, fields: Fields): Values {
  const data = new FormData(form);
  return Object.fromEntries(
    fieldsOf(fields).map(([name, { type }]) => [name, type.read(data, name)]),
  );
}

/**
 * The one snapshot of a form. Its controls hold the values, so that values that the browser fills in count too (U-6), and each
 * change of a control reads all of them. Everything that depends on a value is computed from the snapshot while rendering.
 * `restored` are values that the visitor entered before a reload.
 */
export function useEntries<Name extends string>(fields: Fields<Name>, restored?: Values) {
  const formRef = useRef<HTMLFormElement>(null);
  const [{ values, chosen, takenAt }, setSnapshot] = useState<Snapshot>(() => {
    const values = Object.fromEntries(
      fieldsOf(fields).map(([name, field]) => [name, restored?.[name] ?? initialOf(field)]),
    );
    return { values, chosen: Object.keys(restored ?? {}), takenAt: Date.now() };
  });

  /** The form's element, which is there after the first render. */
  const element = () => formRef.current as HTMLFormElement;
  const read = () => readValues(element(), fields);

  /** Takes a snapshot of the controls. The visitor has changed the fields in `changed` since the last one, and code those in `filled`. */
  function take(changed: readonly string[] = [], filled: readonly string[] = []): Values {
    const values = read();
    setSnapshot(({ chosen }) => ({
      values,
      chosen: [...new Set([...chosen.filter((name) => !filled.includes(name)), ...changed])],
      takenAt: Date.now(),
    }));
    return values;
  }

  /** Sets the controls of the fields that have a value. Returns the names of the fields that can hold theirs. */
  const setControls = (given: Values) =>
    Object.keys(fields).filter((name) => {
      const parts = partsOf(given[name]);
      const controls = controlsOf(element(), name);
      return (
        parts.length > 0 && controls.every((control, index) => setValue(control, parts[index]))
      );
    });

  /** Fills in fields. Those in `chosen` count as entered by the visitor. */
  function fill({ suggested = {}, chosen = {} }: { suggested?: Values; chosen?: Values }): void {
    setControls(suggested);
    take(setControls(chosen), Object.keys({ ...suggested, ...chosen }));
  }

  const restore = useEffectEvent(() => restored && fill({ chosen: restored }));
  useLayoutEffect(() => void restore(), []);

  const entriesOf = (values: Values) =>
    Object.fromEntries(
      fieldsOf(fields).map(([name, field]) => {
        const [value, initial] = [shownText(values[name]), shownText(initialOf(field))];
        return [name, { value, initial, isChosen: chosen.includes(name) }];
      }),
    ) as Entries<Name>;

  return {
    formRef,
    element,
    values,
    entries: entriesOf(values),
    takenAt,
    /** The values as they are now, without a new snapshot. */
    read,
    /** The values as they are now: an extension may have filled them in without an event. */
    take: () => take(),
    entriesOf,
    /** The visitor has changed the field. */
    choose: (name: string) => void take([name]),
    fill,
    /** Gives every field its initial value. */
    reset() {
      element().reset();
      setSnapshot({ values: read(), chosen: [], takenAt: Date.now() });
    },
  };
}

/** Sets the value of a control. Returns whether the control can hold it: a value from storage may be anything. */
function setValue(control: HTMLInputElement, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const before = control.value;
  control.value = String(value);
  if (control.value === String(value)) return true;
  control.value = before;
  return false;
}
