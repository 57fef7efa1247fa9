import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, Validation } from '../shared/validation.ts';
import { controlOf, focusField } from './control-of.ts';
import { type Fields, fieldsOf } from './field-types/define-field-type.ts';
import { isEqual, nextState } from './is-equal.ts';
import { useHelp } from './use-help.ts';

export type Submission<Value> =
  | { status: 'sent' }
  | { status: 'failed' }
  /** The errors may be of fields that this form does not have. */
  | { status: 'invalid'; errors: FieldErrors<Value> };

export interface FormOptions<Value> {
  /** One for each property of the value. */
  fields: Fields<keyof Value & string>;
  validate: (input: unknown) => Validation<Value>;
  ref?: RefObject<HTMLFormElement | null>;
  /** Sends a valid value; never rejects. */
  submit: (value: Value) => Promise<Submission<Value>>;
}

/** The values that the form would send. As in native forms, disabled fields have none. */
export function readValues(form: HTMLFormElement, fields: Fields) {
  const data = new FormData(form);
  const inUse = fieldsOf(fields).filter(([, field]) => !field.disabled);
  return Object.fromEntries(inUse.map(([name, { type }]) => [name, type.read(data, name)]));
}

/** Only a keyboard covers so much of the window, in pixels. */
const LEAST_KEYBOARD = 150;

/** Enter submits from a select, and Ctrl or ⌘ with Enter from a textarea: natively, neither does. */
function isSubmitKey(event: KeyboardEvent<HTMLFormElement>): boolean {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return false;
  if (event.target instanceof HTMLTextAreaElement) return event.ctrlKey || event.metaKey;
  return event.target instanceof HTMLSelectElement && !isListOpen(event.target);
}

/**
 * The control that the key "next" of a phone's keyboard leads to, if that key was pressed. In Safari it is a plain Enter, which
 * would submit (U-6, R-22).
 */
function controlAfter(event: KeyboardEvent<HTMLFormElement>, fields: Fields) {
  const { name, enterKeyHint } = event.target as HTMLInputElement;
  const { visualViewport: visible } = window;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || enterKeyHint !== 'next') return;
  if (!visible || visible.height * visible.scale > innerHeight - LEAST_KEYBOARD) return;
  const names = Object.keys(fields);
  return controlOf(event.currentTarget, names[names.indexOf(name) + 1] ?? '');
}

/** Enter chooses an option while the list of a select is open. Browsers without `:open` fire no event for that key. */
function isListOpen(select: HTMLSelectElement): boolean {
  return CSS.supports('selector(:open)') && select.matches(':open');
}

/**
 * The state of a form: messages, alert, and whether it is being sent. The controls hold the values, and `FormData` reads them,
 * so that values that the browser fills in count too (U-6).
 */
export function useForm<Value>({ ref, fields, validate, submit }: FormOptions<Value>) {
  const ownRef = useRef<HTMLFormElement>(null);
  const formRef = ref ?? ownRef;
  const [errors, setErrors] = useState<FieldErrors<Value>>({});
  // The number of invalid attempts, so that the alert is announced each time; 0 hides it.
  const [alert, setAlert] = useState(0);
  const [sending, setSending] = useState(false);
  // A ref, because state is a render behind: the second click of a double click would still read false (U-2).
  const inFlight = useRef(false);
  const help = useHelp(formRef, fields);

  // The alert is no longer true once every field is valid.
  const isBroken = Object.values(errors).some(Boolean);
  useEffect(() => {
    if (!isBroken) setAlert(0);
  }, [isBroken]);

  /** `elsewhere` selects the element to focus if no field of this form is invalid. */
  function focusFirstInvalid(form: HTMLFormElement, found: FieldErrors<Value>, elsewhere: string) {
    const [first] = fieldsOf(fields).find(([name]) => found[name]) ?? [];
    if (first) focusField(controlOf(form, first));
    else form.querySelector<HTMLElement>(elsewhere)?.focus();
  }

  function reject(form: HTMLFormElement, found: FieldErrors<Value>) {
    // Render the messages before the focus moves: otherwise screen readers do not read them with the field.
    flushSync(() => {
      setErrors(found);
      setAlert((attempts) => attempts + 1);
    });
    focusFirstInvalid(form, found, '[role="alert"] button');
  }

  async function send(form: HTMLFormElement) {
    if (inFlight.current) return;
    const values = readValues(form, fields);
    const validation = validate(values);
    if (!validation.valid) return reject(form, validation.errors);

    inFlight.current = true;
    setSending(true);
    setErrors({});
    const submission = await submit(validation.value);
    inFlight.current = false;
    setSending(false);
    if (submission.status === 'invalid') reject(form, submission.errors);
    // Do not reset values that were changed while the form was being sent (U-3).
    if (submission.status === 'sent' && isEqual(values, readValues(form, fields))) form.reset();
  }

  /** Checks only the field that has changed. The messages of the others stay until the form is submitted. */
  function check(form: HTMLFormElement, name: string) {
    const validation = validate(readValues(form, fields));
    const found: FieldErrors<Value> = validation.valid ? {} : validation.errors;
    const error = found[name as keyof Value & string];
    setErrors((shown) => nextState(shown, { ...shown, [name]: error }));
  }

  return {
    errors,
    /** Checks a field that has changed without an event of a native control. */
    check(name: string) {
      if (formRef.current) check(formRef.current, name);
    },
    helps: help.helps,
    announcement: help.announcement,
    /** Puts the suggestion of a field's help into its control. */
    accept(name: string) {
      const form = formRef.current as HTMLFormElement;
      const control = controlOf(form, name) as HTMLInputElement;
      control.value = help.helps[name]?.suggestion ?? '';
      control.dispatchEvent(new Event('input', { bubbles: true }));
      check(form, name);
      help.show(name);
      control.focus();
    },
    alert: isBroken ? alert : 0,
    sending,
    dismissAlert() {
      setAlert(0);
      if (formRef.current) focusFirstInvalid(formRef.current, errors, '[type="submit"]');
    },
    formProps: {
      ref: formRef,
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        void send(event.currentTarget);
      },
      // In the capture phase, because other listeners of the event read `data-chosen`.
      onInputCapture(event: FormEvent<HTMLFormElement>) {
        (event.target as HTMLElement).dataset.chosen = '';
      },
      onChange(event: FormEvent<HTMLFormElement>) {
        const { name } = event.target as HTMLInputElement;
        check(event.currentTarget, name);
        help.follow(name);
      },
      onClick(event: MouseEvent<HTMLFormElement>) {
        // A link to a field focuses it. The URL does not change, so that Back does not return to the link.
        const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('[href^="#"]');
        if (!link) return;
        event.preventDefault();
        focusField(document.getElementById(link.hash.slice(1)));
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        help.onLeave((event.target as unknown as HTMLInputElement).name);
      },
      onReset(event: FormEvent<HTMLFormElement>) {
        for (const control of event.currentTarget.elements)
          delete (control as HTMLElement).dataset.chosen;
        setErrors({});
        help.onReset();
      },
      onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
        const next = controlAfter(event, fields);
        if (!next && !isSubmitKey(event)) return;
        event.preventDefault();
        if (next) return next.focus();
        // Safari before 16 has no `requestSubmit`.
        event.currentTarget.querySelector<HTMLElement>('[type="submit"]')?.click();
      },
    },
  };
}
