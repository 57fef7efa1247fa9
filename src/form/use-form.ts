import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
  /** What the visitor entered before a reload. */
  restored?: Values | undefined;
  /** The visitor, an extension or a suggestion has changed a value. Defaults and restored values are no edit. */
  onEdit?: () => void;
  /**
   * Sends a valid value, which the visitor has submitted with these entries. Resolves to the errors with which it was answered, if
   * any: they may be of fields that this form does not have. Resets the form if it was sent.
   */
  submit: (
    value: Value,
    entries: Entries<keyof Value & string>,
  ) => Promise<FieldErrors<Value> | undefined>;
}

/** Connects the state of a form (`form-state.ts`) to its native controls, which hold the values (U-6). */
export function useForm<Value>({ restored, onEdit, submit, ...rules }: FormOptions<Value>) {
  type Name = keyof Value & string;
  const { fields } = rules;
  const formRef = useRef<HTMLFormElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  const dismissRef = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState(() => initialState<Value>(fields, restored));
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

  /** Puts the values of these fields' controls into the state. */
  function take(some: readonly Name[], origin?: Origin): void {
    const values = valuesOf(some);
    const isEdit = some.some((name) => !isSame(values[name], current.current.values[name]));
    // After typing, leaving the control fires `change` for the value of the last `input`.
    if (isEdit || origin) dispatch({ type: 'values', values, origin });
    if (!isEdit || origin === 'default') return;
    if (current.current.sending) dispatch({ type: 'sending', value: undefined });
    onEdit?.();
  }

  /** Reads all controls, because an extension may have filled them in without an event. Returns their values. */
  function read(): { entries: Entries<Name>; values: Values } {
    take(names);
    return { entries: entriesOf(fields, current.current), values: current.current.values };
  }

  /** Fills in the fields that have a value, as far as their controls can hold it. */
  function fill(origin: 'default' | 'suggested', given: Values): void {
    take(
      names.filter((name) => setControl(element(), name, given[name])),
      origin,
    );
  }

  const connect = useEffectEvent(() => {
    for (const name of names) setControl(element(), name, restored?.[name]);
    dispatch({ type: 'values', values: valuesOf(names) });
  });
  useLayoutEffect(() => connect(), []);

  // Native listeners: React keeps back an event if code has set the value before, as extensions do.
  const onInput = useEffectEvent(({ target }: Event) => {
    const { name } = target as HTMLInputElement;
    if (name in fields) take([name as Name], 'chosen');
  });
  useEffect(() => {
    const end = new AbortController();
    for (const type of ['input', 'change'])
      formRef.current?.addEventListener(type, onInput, { signal: end.signal });
    return () => end.abort();
  }, []);

  /** Focuses the first invalid field, or another element if this form has none (U-5). */
  function focusFirst(invalid: FieldErrors<Value>, otherwise: RefObject<HTMLElement | null>) {
    const first = names.find((name) => invalid[name]);
    if (first) focusField(controlOf(element(), first));
    else otherwise.current?.focus();
  }

  function showErrors(errors: FieldErrors<Value>): void {
    // Render the messages before the focus moves: otherwise screen readers do not read them with the field.
    flushSync(() => dispatch({ type: 'attempt', errors }));
    focusFirst(errors, dismissRef);
  }

  async function send(): Promise<void> {
    if (current.current.sending) return;
    const { entries, values } = read();
    const checked = rules.validate(values);
    if (!checked.valid) return showErrors(checked.errors);
    const { value } = checked;
    dispatch({ type: 'sending', value });
    let errors: FieldErrors<Value> | undefined;
    try {
      errors = await submit(value, entries);
    } finally {
      if (current.current.sending === value) dispatch({ type: 'sending', value: undefined });
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
    /** Changes with each attempt, so that the alert is announced each time; 0 hides it. */
    alert: state.alert,
    isSending: state.sending !== undefined,
    read,
    fill,
    /** The visitor has submitted the form. */
    send,
    /** The control with this name has the focus. */
    focus(name: string): void {
      if (name in fields) dispatch({ type: 'focus', name });
    },
    /** Gives every field its initial value. */
    reset(): void {
      element().reset();
      dispatch({ type: 'reset', values: valuesOf(names) });
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

/** Whether two values have the same JSON. The order of their properties counts. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
