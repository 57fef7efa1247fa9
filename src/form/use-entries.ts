import { useRef, useState } from 'react';
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
const textOf = (value: unknown) => partsOf(value).join(' – ');

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
 */
export function useEntries<Name extends string>(fields: Fields<Name>) {
  const formRef = useRef<HTMLFormElement>(null);
  const [{ values, chosen, takenAt }, setSnapshot] = useState<Snapshot>(() => ({
    values: Object.fromEntries(fieldsOf(fields).map(([name, field]) => [name, initialOf(field)])),
    chosen: [],
    takenAt: Date.now(),
  }));

  /** The form's element, which is there after the first render. */
  const element = () => formRef.current as HTMLFormElement;
  const peek = () => readValues(element(), fields);

  /** Reads the controls. The visitor has changed the fields in `changed` since, and code those in `filled`. */
  function take(changed: readonly string[] = [], filled: readonly string[] = []): Values {
    const read = peek();
    setSnapshot(({ chosen }) => ({
      values: read,
      chosen: [...new Set([...chosen.filter((name) => !filled.includes(name)), ...changed])],
      takenAt: Date.now(),
    }));
    return read;
  }

  const entriesOf = (read: Values) =>
    Object.fromEntries(
      fieldsOf(fields).map(([name, field]) => {
        const [value, initial] = [textOf(read[name]), textOf(initialOf(field))];
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
    peek,
    /** Reads the controls again, because an extension may have filled them in without an event. */
    read: () => take(),
    entriesOf,
    /** The visitor has changed the field. */
    choose: (name: string) => void take([name]),
    /**
     * Fills in the fields that have a value, as far as their controls can hold it. A filled field counts as entered by the
     * visitor only with `isChosen`, and if it then differs from its initial value.
     */
    fill(given: Values, { isChosen }: { isChosen: boolean }) {
      const names = Object.keys(fields).filter((name) => given[name] !== undefined);
      for (const name of names) {
        const parts = partsOf(given[name]);
        const controls = controlsOf(element(), name);
        for (const [index, control] of controls.entries()) setValue(control, parts[index]);
      }
      const filled: Entries<string> = entriesOf(peek());
      const changed = names.filter((name) => filled[name]?.value !== filled[name]?.initial);
      take(isChosen ? changed : [], names);
    },
    /** Gives every field its initial value. */
    reset() {
      element().reset();
      setSnapshot({ values: peek(), chosen: [], takenAt: Date.now() });
    },
  };
}

/** Values from storage may be anything. */
function setValue(control: HTMLInputElement, value: unknown): void {
  if (typeof value !== 'string' && typeof value !== 'number') return;
  const before = control.value;
  control.value = String(value);
  if (control.value !== String(value)) control.value = before;
}
