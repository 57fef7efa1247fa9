import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, Validation } from '../shared/validation.ts';
import { afterPress } from './after-press.ts';
import { controlOf, focusField } from './control-of.ts';
import { type Fields, fieldsOf, type Help } from './field-types/define-field-type.ts';
import { controlAfter, isSubmitKey } from './submit-key.ts';
import { type Entries, isUntouched, useEntries, type Values } from './use-entries.ts';

export type Submission<Value> =
  | { status: 'sent' }
  | { status: 'failed' }
  /** The errors may be of fields that this form does not have. */
  | { status: 'invalid'; errors: FieldErrors<Value> };

export interface FormOptions<Value> {
  /** One for each property of the value. */
  fields: Fields<keyof Value & string>;
  validate: (input: unknown) => Validation<Value>;
  /** What the visitor entered before a reload. */
  restored?: Values | undefined;
  /** Sends a valid value, which the visitor has submitted with these entries. */
  submit: (value: Value, entries: Entries<keyof Value & string>) => Promise<Submission<Value>>;
}

/** The visitor's actions since the form was reset. */
interface Progress<Value> {
  /** How often an invalid form was submitted. */
  attempts: number;
  isAlertShown: boolean;
  /** The errors of the last attempt. A field keeps its error until it changes. */
  attemptErrors: FieldErrors<Value>;
  /** The fields that needed help when they were left. From then on, their help follows each change. */
  left: readonly string[];
  /** The field that was left last, if nothing has changed since. */
  justLeft?: string;
}

const NO_PROGRESS = { attempts: 0, isAlertShown: false, attemptErrors: {}, left: [] };

/**
 * The state of a form. Errors and helps are computed from the snapshot of its values: a message appears when its field changes
 * or when an invalid form is submitted, a help when its field is left, so that it does not interrupt typing.
 */
export function useForm<Value>({ fields, validate, restored, submit }: FormOptions<Value>) {
  type Name = keyof Value & string;
  const { formRef, element, entries, values, takenAt, ...snapshot } = useEntries<Name>(
    fields,
    restored,
  );
  const [progress, setProgress] = useState<Progress<Value>>(NO_PROGRESS);
  const [sending, setSending] = useState(false);
  // A ref, because state is a render behind: the second click of a double click would still read false (U-2).
  const inFlight = useRef(false);
  const update = (change: Partial<Progress<Value>>) =>
    setProgress((current) => ({ ...current, ...change }));

  const names = fieldsOf(fields).map(([name]) => name);
  const validation = validate(values);
  const current: FieldErrors<Value> = validation.valid ? {} : validation.errors;
  const live = names.filter((name) => entries[name].origin === 'chosen' && current[name]);
  const errors: FieldErrors<Value> = {
    ...progress.attemptErrors,
    ...Object.fromEntries(live.map((name) => [name, current[name]])),
  };
  // The alert is no longer true once every field is valid.
  if (progress.isAlertShown && !Object.values(errors).some(Boolean))
    update({ isAlertShown: false });

  function helpOf(name: Name): Help | undefined {
    const { help } = fields[name];
    const { value, initial, origin } = entries[name];
    // An initial value may need help too.
    const isDue = progress.left.includes(name) || help?.(initial, false);
    return isDue ? help?.(value, origin === 'chosen') : undefined;
  }
  const helps = Object.fromEntries(names.map((name) => [name, helpOf(name)]));
  const last = helps[progress.justLeft ?? ''];

  /** Focuses the first invalid field, or the element of the selector if this form has none (U-5). */
  function focusFirst(invalid: FieldErrors<Value>, otherwise: string) {
    const first = names.find((name) => invalid[name]);
    if (first) focusField(controlOf(element(), first));
    else element().querySelector<HTMLElement>(otherwise)?.focus();
  }

  function showErrors(attemptErrors: FieldErrors<Value>) {
    // Render the messages before the focus moves: otherwise screen readers do not read them with the field.
    flushSync(() => update({ attempts: progress.attempts + 1, isAlertShown: true, attemptErrors }));
    focusFirst(attemptErrors, '[role="alert"] button');
  }

  function reset() {
    snapshot.reset();
    setProgress(NO_PROGRESS);
  }

  /** The visitor has changed a field. */
  function follow(name: string) {
    snapshot.choose(name);
    setProgress(({ justLeft: _, ...current }) => ({
      ...current,
      attemptErrors: { ...current.attemptErrors, [name]: undefined },
    }));
  }

  // Native listeners: React keeps back an event if code has set the value before, as extensions do.
  const onEdit = useEffectEvent(({ target }: Event) => {
    const { name } = target as HTMLInputElement;
    if (name in fields) follow(name);
  });
  useEffect(() => {
    const end = new AbortController();
    for (const type of ['input', 'change'])
      formRef.current?.addEventListener(type, onEdit, { signal: end.signal });
    return () => end.abort();
  }, [formRef]);

  /** Whether the form is valid and holds this value. Defaults that nobody has touched do not count: they may have changed (S-FLD-5). */
  function shows(value: Value): boolean {
    const read = snapshot.read();
    const now = snapshot.entriesOf(read);
    const checked = validate(read);
    const isDefault = (name: Name) => now[name].origin === 'default' && isUntouched(now[name]);
    const isSame = (name: Name) => checked.valid && isEqual(checked.value[name], value[name]);
    return checked.valid && names.every((name) => isDefault(name) || isSame(name));
  }

  async function send() {
    if (inFlight.current) return;
    const taken = snapshot.take();
    const checked = validate(taken);
    if (!checked.valid) return showErrors(checked.errors);
    inFlight.current = true;
    setSending(true);
    update({ attemptErrors: {} });
    let submission: Submission<Value>;
    try {
      submission = await submit(checked.value, snapshot.entriesOf(taken));
    } finally {
      inFlight.current = false;
      setSending(false);
    }
    if (submission.status === 'invalid') showErrors(submission.errors);
    // Do not reset values that were changed while the form was being sent (U-3).
    if (submission.status === 'sent' && shows(checked.value)) reset();
  }

  return {
    fields,
    element,
    entries,
    /** A new object with each snapshot. */
    values,
    takenAt,
    errors,
    helps,
    /** The suggestion for the field that was just left, for screen readers. */
    announcement: last?.suggestion ? last.text : '',
    /** Changes with each attempt, so that the alert is announced each time; 0 hides it. */
    alert: progress.isAlertShown ? progress.attempts : 0,
    sending,
    shows,
    /** Takes a snapshot, and returns its entries. */
    take: () => snapshot.entriesOf(snapshot.take()),
    fill: snapshot.fill,
    reset,
    follow,
    /** Shows every error, as if the visitor had submitted the form. */
    check() {
      const checked = validate(snapshot.take());
      if (!checked.valid) showErrors(checked.errors);
    },
    /** Puts the suggestion of a field's help into its control, as if the visitor had typed it. */
    accept(name: Name) {
      const control = controlOf(element(), name);
      if (!control) return;
      control.value = helps[name]?.suggestion ?? control.value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.focus();
    },
    dismissAlert() {
      update({ isAlertShown: false });
      focusFirst(errors, '[type="submit"]');
    },
    formProps: {
      ref: formRef,
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        void send();
      },
      onClick(event: MouseEvent<HTMLFormElement>) {
        // A link to a field focuses it. The URL does not change, so that Back does not return to the link.
        const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('[href^="#"]');
        if (!link) return;
        event.preventDefault();
        focusField(document.getElementById(link.hash.slice(1)));
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const name = (event.target as unknown as HTMLInputElement).name as Name;
        if (!(name in fields)) return;
        const { value, origin } = entries[name];
        const isHelped = fields[name].help?.(value, origin === 'chosen') !== undefined;
        afterPress(() =>
          setProgress((current) => ({
            ...current,
            left: isHelped ? [...new Set([...current.left, name])] : current.left,
            justLeft: name,
          })),
        );
      },
      onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
        const next = controlAfter(event, fields);
        if (!next && !isSubmitKey(event)) return;
        event.preventDefault();
        if (next) next.focus();
        // Not `requestSubmit`, which Safari has from 16 on.
        else element().querySelector<HTMLElement>('[type="submit"]')?.click();
      },
    },
  };
}

/** Whether two values have the same JSON. The order of their properties counts. */
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
