import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { controlsOf, partsOf } from './control-of.ts';
import { type FieldDescription, type Fields, fieldsOf } from './field-types/define-field-type.ts';

/** Who has set the value of a field: nobody, code on behalf of the visitor, or the visitor. */
type Origin = 'default' | 'suggested' | 'chosen';

/** A field as the visitor sees it. */
interface Entry {
  value: string;
  /** The value of an untouched form. */
  initial: string;
  origin: Origin;
}

/** Whether the visitor has left the initial value as it is. */
export const isUntouched = ({ value, initial, origin }: Entry) =>
  origin !== 'chosen' && value === initial;

export type Entries<Name extends string> = { readonly [Each in Name]: Entry };
export type Values = { readonly [name: string]: unknown };

interface Snapshot {
  /** The values that the form would send. */
  values: Values;
  /** `default` is left out. */
  origins: { readonly [name: string]: Origin };
  /** As `Date.now()` gives it. */
  takenAt: number;
}

const initialOf = (field: FieldDescription) => ('defaultValue' in field ? field.defaultValue : '');
const originsOf = (names: readonly string[], origin: Origin) =>
  Object.fromEntries(names.map((name) => [name, origin]));
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
  // Restored here, too: otherwise the first effect of the form would find it empty, and delete the draft.
  const [{ values, origins, takenAt }, setSnapshot] = useState<Snapshot>(() => ({
    values: Object.fromEntries(
      fieldsOf(fields).map(([name, field]) => [name, restored?.[name] ?? initialOf(field)]),
    ),
    origins: originsOf(Object.keys(restored ?? {}), 'chosen'),
    takenAt: Date.now(),
  }));

  /** The form's element, which is there after the first render. */
  const element = () => formRef.current as HTMLFormElement;
  const read = () => readValues(element(), fields);

  /** Takes a snapshot of the controls. The fields in `names` have been set since the last one. */
  function take(names: readonly string[] = [], origin: Origin = 'chosen'): Values {
    const values = read();
    setSnapshot((snapshot) => ({
      values,
      origins: { ...snapshot.origins, ...originsOf(names, origin) },
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

  /** Fills in the fields that have a value, as far as their controls can hold it. */
  const fill = (origin: Origin, given: Values) => void take(setControls(given), origin);

  const restore = useEffectEvent(() => restored && fill('chosen', restored));
  useLayoutEffect(() => void restore(), []);

  const entriesOf = (values: Values) =>
    Object.fromEntries(
      fieldsOf(fields).map(([name, field]) => {
        const [value, initial] = [shownText(values[name]), shownText(initialOf(field))];
        return [name, { value, initial, origin: origins[name] ?? 'default' }];
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
      setSnapshot({ values: read(), origins: {}, takenAt: Date.now() });
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
