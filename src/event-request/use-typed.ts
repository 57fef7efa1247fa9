import { type RefObject, useEffect, useState } from 'react';
import { controlsOf, partsOf } from '../form/control-of.ts';
import { type Fields, fieldsOf } from '../form/field-types/define-field-type.ts';
import { nextState } from '../form/is-equal.ts';
import type { EventRequestField } from '../shared/event-request.ts';
import type { TypedField } from './typed-message.ts';

interface TypedOptions {
  formRef: RefObject<HTMLFormElement | null>;
  fields: Fields<EventRequestField>;
  /** Changes when the dialog opens, because that may change the form's values without an event. */
  openCount: number;
}

/** The values of the form's fields, in order, and whether the visitor has changed any of them. */
export function useTyped({ formRef, fields, openCount }: TypedOptions) {
  const read = () => {
    const form = formRef.current;
    return fieldsOf(fields).map(([name, field]): TypedField => {
      const controls = form ? controlsOf(form, name) : [];
      const initial = partsOf('defaultValue' in field ? field.defaultValue : '').join(' – ');
      const value = form ? controls.map((control) => control.value).join(' – ') : initial;
      const isChosen = controls.some(({ dataset }) => 'chosen' in dataset);
      return { name, value, initial, isChosen };
    });
  };
  const [typed, setTyped] = useState(read);

  // biome-ignore lint/correctness/useExhaustiveDependencies: run when the dialog opens and when the fields change with the day.
  useEffect(() => {
    // In a microtask, because `reset` fires before the controls change, and opening may still change them.
    const refresh = () =>
      queueMicrotask(() => {
        const next = read();
        setTyped((shown) => nextState(shown, next));
      });
    refresh();
    const end = new AbortController();
    for (const event of ['input', 'change', 'reset'])
      formRef.current?.addEventListener(event, refresh, { signal: end.signal });
    return () => end.abort();
  }, [openCount, fields]);

  return {
    typed,
    /**
     * Whether the visitor has changed nothing. A field that was filled in and emptied again does not count. An extension may
     * fill in a field without an input event; date and ceremony have other values without the visitor.
     */
    isUntouched: () =>
      !read().some(
        ({ name, value, initial, isChosen }) =>
          value !== initial && (isChosen || !['date', 'ceremony'].includes(name)),
      ),
  };
}
