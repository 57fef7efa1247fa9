import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '../shared/validation.ts';
import { controlId, controlOf, focusField, type Texts, textIn, typeInto } from './controls.ts';
import { fieldsOf } from './field-types/define-field-type.ts';
import { errorsOf, type FormState, helpOf, readFields, textOf } from './form-state.ts';

export interface FormOptions<Value>
  extends Pick<FormState<Value>, 'fields' | 'validate' | 'defaults' | 'choices'> {
  /** Receives new choices. Their owner is the caller. */
  onChoose: (choices: Texts) => void;
  /**
   * Sends a valid value. Resolves to the errors of the answer, if any. This form may lack the fields of some of them.
   */
  onSubmit: (value: Value) => Promise<FieldErrors<Value> | undefined>;
  isSending: boolean;
}

/** Connects a form to its native controls. */
export function useForm<Value>({ onChoose, onSubmit, isSending, ...content }: FormOptions<Value>) {
  type Name = keyof Value & string;
  type Interaction = Pick<FormState<Value>, 'focused' | 'alert' | 'invalidSubmit'>;
  const formRef = useRef<HTMLFormElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  const dismissRef = useRef<HTMLButtonElement>(null);
  const [interaction, setInteraction] = useState<Interaction>({ alert: 0 });
  const state: FormState<Value> = { ...content, ...interaction };
  const { fields, validate } = state;
  const names = fieldsOf(fields).map(([name]) => name);
  const errors = errorsOf(state);
  const helps = Object.fromEntries(
    names.map((name) => [name, helpOf(state, name, name in errors)]),
  );

  const update = (changes: Partial<Interaction>) =>
    setInteraction((last) => ({ ...last, ...changes }));
  // The alert is no longer true once every field is valid.
  if (state.alert > 0 && Object.keys(errors).length === 0) update({ alert: 0 });

  /** The form's element, which is there after the first render. */
  const element = () => formRef.current as HTMLFormElement;

  /**
   * Returns the texts of all controls. The text of the edited field is a choice. So is each text that differs from the
   * state, because an extension may fill in a control without an event.
   */
  function readControls(edited?: string): Texts {
    const texts = Object.fromEntries(
      names.map((name) => [name, textIn(controlOf(element(), name))]),
    );
    const choices = Object.entries(texts).filter(
      ([name, text]) => name === edited || text !== textOf(state, name),
    );
    if (choices.length > 0) onChoose(Object.fromEntries(choices));
    return texts;
  }

  // Native listeners: React keeps back an event if code has set the value before, as extensions do.
  const onInput = useEffectEvent(({ target }: Event) => {
    const { name } = target as HTMLInputElement;
    if (name in fields) readControls(name);
  });
  // A layout effect: a control that is removed with the form fires `change`.
  useLayoutEffect(() => {
    const end = new AbortController();
    for (const type of ['input', 'change'])
      formRef.current?.addEventListener(type, onInput, { signal: end.signal });
    return () => end.abort();
  }, []);

  /** Focuses the first invalid field, or another element if this form has none. */
  function focusFirst(invalid: FieldErrors<Value>, otherwise: RefObject<HTMLElement | null>) {
    const first = names.find((name) => invalid[name]);
    if (first) focusField(controlId(first));
    else otherwise.current?.focus();
  }

  function showErrors(invalid: FieldErrors<Value>, texts: Texts): void {
    // Render the messages before the focus moves: otherwise screen readers do not read them with the field.
    flushSync(() =>
      setInteraction((last) => ({
        ...last,
        alert: last.alert + 1,
        invalidSubmit: { errors: invalid, texts },
      })),
    );
    focusFirst(invalid, dismissRef);
  }

  const forgetErrors = () => update({ alert: 0, invalidSubmit: undefined });

  return {
    state,
    errors,
    helps,
    isSending,
    /** The suggestion that is shown, for screen readers. */
    announcement: Object.values(helps).find((help) => help?.suggestion)?.text ?? '',
    /** For a value beside the fields, such as a honeypot. */
    element,
    /** The visitor has submitted the form. */
    async submit(): Promise<void> {
      if (isSending) return;
      const texts = readControls();
      const checked = validate(readFields(fields, texts));
      if (!checked.valid) return showErrors(checked.errors, texts);
      forgetErrors();
      const answered = await onSubmit(checked.value);
      if (answered) showErrors(answered, texts);
    },
    /** The control with this name has the focus. */
    focus(name: string): void {
      readControls();
      if (name in fields) update({ focused: name });
    },
    /** Puts the suggestion of a field's help into its control. */
    accept(name: Name, suggestion: string): void {
      const control = controlOf(element(), name);
      typeInto(control, suggestion);
      control.focus();
    },
    /** The errors of the last submit are over. */
    forgetErrors,
    dismissAlert(): void {
      update({ alert: 0 });
      focusFirst(errors, submitRef);
    },
    formRef,
    submitRef,
    dismissRef,
  };
}
