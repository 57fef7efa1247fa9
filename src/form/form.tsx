import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Alert } from '../ui/alert.tsx';
import buttonStyles from '../ui/button.module.css';
import textStyles from '../ui/text.module.css';
import { controlId, focusField } from './controls.ts';
import { Field } from './field.tsx';
import { fieldsOf } from './field-types/define-field-type.ts';
import styles from './form.module.css';
import { controlAfter, isSubmitKey } from './form-keys.ts';
import { textOf } from './form-state.ts';
import type { useForm } from './use-form.ts';

interface FormTexts {
  submit: string;
  sending: string;
  /** For screen readers, because the focus may be in a field. */
  sendingAnnouncement: string;
  /** Stands beside the submit button. */
  note?: string;
  /** The alert after a submit with invalid fields. */
  invalid: string;
  /** The alert if `onSubmit` resolves to errors of fields that this form does not have. */
  invalidElsewhere?: string;
  dismiss: string;
  accept?: string;
  /** The accessible description of a field that holds a default. */
  unchosen?: string;
}

interface FormProps<Value> {
  form: ReturnType<typeof useForm<Value>>;
  texts: FormTexts;
  /** Stands above the submit button. */
  above?: ReactNode;
  /** Stands below the submit button. */
  children?: ReactNode;
}

/** A form described as data, with the state of `useForm`. */
export function Form<Value>({ form, texts, above, children }: FormProps<Value>) {
  const { state, errors, helps, isSending } = form;
  const fields = fieldsOf(state.fields);
  const invalid = fields.filter(([name]) => errors[name]);

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    const next = controlAfter(event, state.fields);
    if (!next && !isSubmitKey(event)) return;
    event.preventDefault();
    if (next) next.focus();
    else form.submitRef.current?.click();
  }

  /**
   * Keeps the whole control that Tab has reached in view. Browsers scroll before the help of the last field appears
   * above it, and scroll only to the caret of a textarea.
   */
  function onKeyUp({ key, target }: KeyboardEvent<HTMLFormElement>): void {
    if (key === 'Tab') (target as HTMLElement).scrollIntoView({ block: 'nearest' });
  }

  return (
    <form
      ref={form.formRef}
      className={styles.form}
      noValidate
      // If a script of an extension stops the event, the browser must not put the values into the address.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      onFocus={({ target }) => form.focus((target as unknown as HTMLInputElement).name)}
      onClick={followFieldLink}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
    >
      {state.alert > 0 && (
        <div className={styles.alert}>
          <Alert
            key={state.alert}
            dismissRef={form.dismissRef}
            dismissLabel={texts.dismiss}
            onDismiss={form.dismissAlert}
          >
            {invalid.length > 0 ? texts.invalid : texts.invalidElsewhere}
          </Alert>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without bullets. */}
          <ul role="list" className={styles.broken}>
            {invalid.map(([name, { label }]) => (
              <li key={name}>
                <a href={`#${controlId(name)}`}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.fields}>
        {fields.map(([name, field]) => (
          <Field
            key={name}
            name={name}
            field={field}
            error={errors[name]}
            text={textOf(state, name)}
            isUnchosen={name in state.defaults && !(name in state.choices)}
            unchosenLabel={texts.unchosen}
            help={helps[name]}
            acceptLabel={texts.accept}
            onAccept={(suggestion) => form.accept(name, suggestion)}
          />
        ))}
      </div>
      <span className={textStyles.hidden} aria-live="polite">
        {isSending ? texts.sendingAnnouncement : form.announcement}
      </span>
      <div className={styles.footer}>
        {above}
        {/* Never `disabled`: a disabled button loses the focus. */}
        <button
          ref={form.submitRef}
          type="submit"
          className={buttonStyles.button}
          aria-disabled={isSending}
        >
          {isSending ? texts.sending : texts.submit}
        </button>
        {texts.note && <p className={styles.note}>{texts.note}</p>}
        {children}
      </div>
    </form>
  );
}

/** A link to a field focuses it. The URL does not change, so that Back does not return to the link. */
function followFieldLink(event: MouseEvent<HTMLFormElement>): void {
  const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('[href^="#"]');
  if (!link) return;
  event.preventDefault();
  focusField(link.hash.slice(1));
}
