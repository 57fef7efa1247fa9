import { useRef, useState } from 'react';
import { controlsOf, partsOf } from './control-of.ts';
import { type FieldDescription, type Fields, fieldsOf } from './field-types/define-field-type.ts';

/** A field as the visitor sees it. */
export interface Entry {
  /** The texts of its controls, joined. */
  value: string;
  /** The value of an untouched form. */
  initial: string;
  /** Whether the visitor has entered the value, in this page or in a draft. */
  isChosen: boolean;
}

export type Entries<Name extends string> = { readonly [Each in Name]: Entry };
export type Values = { readonly [name: string]: unknown };

/** The form at one moment. */
interface Snapshot {
  /** The values that the form would send. */
  values: Values;
  /** The texts of the controls. */
  texts: { readonly [name: string]: string };
  /** As `Date.now()` gives it. */
  takenAt: number;
}

const join = (parts: readonly unknown[]) => parts.join(' – ');
const initialOf = (field: FieldDescription) =>
  join(partsOf('defaultValue' in field ? field.defaultValue : ''));

/** The values that the form would send. As in native forms, disabled fields have none. */
export function readValues(form: HTMLFormElement, fields: Fields): Values {
  const data = new FormData(form);
  const inUse = fieldsOf(fields).filter(([, field]) => !field.disabled);
  return Object.fromEntries(inUse.map(([name, { type }]) => [name, type.read(data, name)]));
}

/**
 * The one snapshot of a form: its controls hold the values, so that values that the browser fills in count too (U-6), and each
 * change of a control reads them again. Everything that depends on a value is computed from the snapshot during rendering.
 */
export function useEntries<Name extends string>(fields: Fields<Name>) {
  const formRef = useRef<HTMLFormElement>(null);
  const [{ values, texts, takenAt }, setSnapshot] = useState<Snapshot>(() => ({
    values: {},
    texts: {},
    takenAt: Date.now(),
  }));
  const [chosen, setChosen] = useState<readonly string[]>([]);

  function take(): Snapshot {
    const form = formRef.current as HTMLFormElement;
    const shown = Object.keys(fields).map((name) => [
      name,
      join(controlsOf(form, name).map((control) => control.value)),
    ]);
    const snapshot = {
      values: readValues(form, fields),
      texts: Object.fromEntries(shown),
      takenAt: Date.now(),
    };
    setSnapshot(snapshot);
    return snapshot;
  }

  const entriesOf = (shown: Snapshot['texts']) =>
    Object.fromEntries(
      fieldsOf(fields).map(([name, field]) => {
        const initial = initialOf(field);
        return [name, { value: shown[name] ?? initial, initial, isChosen: chosen.includes(name) }];
      }),
    ) as Entries<Name>;

  return {
    formRef,
    /** What the form would send, as of the last change. A new object after each change. */
    values,
    entries: entriesOf(texts),
    /** When the form last changed or was read, as `Date.now()` gives it. */
    takenAt,
    /** Reads the form anew, because an extension may have filled it in without an event. */
    read() {
      const snapshot = take();
      return { values: snapshot.values, entries: entriesOf(snapshot.texts) };
    },
    /** The visitor has changed the field. */
    choose(name: string) {
      take();
      setChosen((names) => [...names.filter((other) => other !== name), name]);
    },
    /** Fills in fields. A field without a value stays as it is, and so does a control that cannot hold its value. */
    fill(given: Values, { isChosen }: { isChosen: boolean }) {
      const names = Object.keys(fields).filter((name) => given[name] !== undefined);
      for (const name of names) {
        const parts = partsOf(given[name]);
        const controls = controlsOf(formRef.current as HTMLFormElement, name);
        for (const [index, control] of controls.entries()) setValue(control, parts[index]);
      }
      take();
      if (isChosen) setChosen((others) => [...new Set([...others, ...names])]);
    },
    /** Gives every field its initial value. */
    reset() {
      formRef.current?.reset();
      take();
      setChosen([]);
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
