import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '../shared/validation.ts';
import { controlOf, focusField, setControl, textsIn } from './controls.ts';
import { fieldsOf } from './field-types/define-field-type.ts';
import {
  type Entries,
  entriesOf,
  errorsOf,
  type FormEvent,
  type FormRules,
  helpOf,
  initialState,
  type Origin,
  reduceForm,
  type Values,
} from './form-state.ts';

export interface FormOptions<Value> extends FormRules<Value> {
  /**
   * Sends a valid value, which the visitor has submitted with these entries. Resolves to the errors with which it was answered, if
   * any: they may be of fields that this form does not have.
   */
  submit: (
    value: Value,
    entries: Entries<keyof Value & string>,
  ) => Promise<FieldErrors<Value> | undefined>;
}

/** Connects the state of a form (`form-state.ts`) to its native controls, which hold the values. The fields do not change. */
export function useForm<Value>({ submit, ...rules }: FormOptions<Value>) {
  type Name = keyof Value & string;
  const { fields } = rules;
  const formRef = useRef<HTMLFormElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  const dismissRef = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState(() => initialState<Value>(fields));
  // Events need the state of now; that of the last render is older.
  const current = useRef(state);

  function dispatch(event: FormEvent<Value>): void {
    current.current = reduceForm(rules, current.current, event);
    setState(current.current);
  }

  /** The form's element, which is there after the first render. */
  const element = () => formRef.current as HTMLFormElement;
  const names = fieldsOf(fields).map(([name]) => name);
  const valuesOf = (some: readonly Name[]): Values =>
    Object.fromEntries(
      some.map((name) => [name, fields[name].type.read(textsIn(element(), name))]),
    );

  /** Puts what the controls hold into the state, because an extension may have filled them in without an event. */
  function sync(): Entries<Name> {
    dispatch({ type: 'values', values: valuesOf(names) });
    return entriesOf(fields, current.current);
  }

  /** Fills in the fields that have a value, as far as their controls can hold it. */
  function fill(origin: Origin, given: Values): void {
    const filled = names.filter((name) => setControl(element(), name, given[name]));
    dispatch({ type: 'values', values: valuesOf(filled), origin });
  }

  // The state begins with the values that the field types read from the controls: without files, an empty list.
  const connect = useEffectEvent(() => void sync());
  // Native listeners: React keeps back an event if code has set the value before, as extensions do.
  const onInput = useEffectEvent(({ target }: Event) => {
    const { name } = target as HTMLInputElement;
    if (name in fields)
      dispatch({ type: 'values', values: valuesOf([name as Name]), origin: 'chosen' });
  });
  // A layout effect: a control that is removed with the form fires `change`.
  useLayoutEffect(() => {
    connect();
    const end = new AbortController();
    for (const type of ['input', 'change'])
      formRef.current?.addEventListener(type, onInput, { signal: end.signal });
    return () => end.abort();
  }, []);

  /** Focuses the first invalid field, or another element if this form has none. */
  function focusFirst(invalid: FieldErrors<Value>, otherwise: RefObject<HTMLElement | null>) {
    const first = names.find((name) => invalid[name]);
    if (first) focusField(controlOf(element(), first));
    else otherwise.current?.focus();
  }

  function showErrors(errors: FieldErrors<Value>): void {
    // Render the messages before the focus moves: otherwise screen readers do not read them with the field.
    flushSync(() => dispatch({ type: 'errors', errors }));
    focusFirst(errors, dismissRef);
  }

  async function send(): Promise<void> {
    if (current.current.sending) return;
    const entries = sync();
    const checked = rules.validate(current.current.values);
    if (!checked.valid) return showErrors(checked.errors);
    const { value } = checked;
    dispatch({ type: 'sending', value });
    let errors: FieldErrors<Value> | undefined;
    try {
      errors = await submit(value, entries);
    } finally {
      // After an edit the value is no longer being sent: its errors interrupt nobody.
      if (current.current.sending !== value) errors = undefined;
      else dispatch({ type: 'sending', value: undefined });
    }
    if (errors) showErrors(errors);
  }

  const errors = errorsOf(rules, state);
  const helps = Object.fromEntries(names.map((name) => [name, helpOf(fields, state, name)]));
  return {
    fields,
    element,
    entries: entriesOf(fields, state),
    values: state.values,
    errors,
    helps,
    /** The suggestion that is shown, for screen readers. */
    announcement: Object.values(helps).find((help) => help?.suggestion)?.text ?? '',
    /** Changes with each submit of an invalid form, so that the alert is announced each time; 0 hides it. */
    alert: state.alert,
    isSending: state.sending !== undefined,
    sync,
    fill,
    /** The visitor has submitted the form. */
    send,
    /** The control with this name has the focus. */
    focus(name: string): void {
      if (name in fields) dispatch({ type: 'focus', name });
    },
    /** Puts the suggestion of a field's help into its control, as if the visitor had typed it. */
    accept(name: Name): void {
      const control = controlOf(element(), name);
      if (!control) return;
      control.value = helps[name]?.suggestion ?? control.value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.focus();
    },
    dismissAlert(): void {
      dispatch({ type: 'dismiss' });
      focusFirst(errors, submitRef);
    },
    formRef,
    submitRef,
    dismissRef,
  };
}
