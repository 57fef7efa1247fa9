import { type RefObject, useEffect, useState } from 'react';
import { controlsOf, partsOf } from '../form/control-of.ts';
import { type Fields, fieldsOf } from '../form/field-types/define-field-type.ts';
import type { EventRequestField } from '../shared/event-request.ts';
import type { TypedField } from './typed-message.ts';

interface TypedOptions {
  formRef: RefObject<HTMLFormElement | null>;
  fields: Fields<EventRequestField>;
  /** Grows when the form is given values without an event of its own. */
  opening: number;
}

/** What the form holds now, in its order. */
export function useTyped({ formRef, fields, opening }: TypedOptions): TypedField[] {
  const read = () => {
    const form = formRef.current;
    return fieldsOf(fields).map(([name, field]): TypedField => {
      const controls = form ? controlsOf(form, name) : [];
      const initial = partsOf('defaultValue' in field ? field.defaultValue : '').join(' – ');
      const value = form ? controls.map((control) => control.value).join(' – ') : initial;
      return {
        name,
        value,
        initial,
        isChosen: controls.some(({ dataset }) => 'chosen' in dataset),
      };
    });
  };
  const [typed, setTyped] = useState(read);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is each opening that counts.
  useEffect(() => {
    const refresh = () => setTyped(read());
    // A reset is told of before, an opening while the form is given its values.
    const refreshLater = () => setTimeout(refresh);
    refreshLater();
    const end = new AbortController();
    const { signal } = end;
    const form = formRef.current;
    for (const event of ['input', 'change']) form?.addEventListener(event, refresh, { signal });
    form?.addEventListener('reset', refreshLater, { signal });
    return () => end.abort();
  }, [opening]);
  return typed;
}
