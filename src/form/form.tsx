import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import { Alert } from '../ui/alert.tsx';
import buttonStyles from '../ui/button.module.css';
import spoken from '../ui/spoken.module.css';
import { Field } from './field.tsx';
import styles from './form.module.css';
import { type FormOptions, useForm } from './use-form.ts';

interface FormTexts {
  /** What to know before the first field. */
  intro: string;
  submit: string;
  sending: string;
  /** The alert of an attempt with broken fields. */
  invalid: string;
  dismiss: string;
}

interface FormProps<Value> extends FormOptions<Value> {
  texts: FormTexts;
  ref?: Ref<HTMLFormElement>;
  /** What stands beside the submit button. */
  children?: ReactNode;
}

/** A form described as data: one row of the registry per field type, one schema for all its rules. */
export function Form<Value>({ texts, ref, children, ...options }: FormProps<Value>) {
  const { errors, helps, announcement, take, alert, sending, dismissAlert, formProps } =
    useForm(options);
  useImperativeHandle(ref, () => formProps.ref.current as HTMLFormElement, [formProps.ref]);
  return (
    <form className={styles.form} {...formProps}>
      <p className={styles.intro}>{texts.intro}</p>
      {alert > 0 && (
        <div className={styles.alert}>
          <Alert key={alert} tone="error" dismissLabel={texts.dismiss} onDismiss={dismissAlert}>
            {texts.invalid}
          </Alert>
        </div>
      )}
      <div className={styles.fields}>
        {options.fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            error={errors[field.name]}
            help={helps[field.name]}
            onTake={(suggestion) => take(field.name, suggestion)}
          />
        ))}
      </div>
      <span className={spoken.text} aria-live="polite">
        {announcement}
      </span>
      <div className={styles.footer}>
        {children}
        {/* Never `disabled`: that would drop the focus of whoever pressed it (U-2). */}
        <button type="submit" className={buttonStyles.button} aria-disabled={sending}>
          {sending ? texts.sending : texts.submit}
        </button>
      </div>
    </form>
  );
}
