import type { ReactNode } from 'react';
import { Alert } from '../ui/alert.tsx';
import buttonStyles from '../ui/button.module.css';
import spoken from '../ui/spoken.module.css';
import { controlId } from './control-of.ts';
import { Field } from './field.tsx';
import { fieldsOf } from './field-types/define-field-type.ts';
import styles from './form.module.css';
import { type FormOptions, useForm } from './use-form.ts';

interface FormTexts {
  /** What to know before the first field; gives way to the alert. */
  intro: string;
  /** In its place, and beside the alert too. */
  notice?: string;
  submit: string;
  sending: string;
  /** What to know beside the submit button. */
  note?: string;
  /** The alert of an attempt with broken fields. */
  invalid: string;
  /** The same when what is wrong is no field of this form, as who takes its value may say. */
  invalidElsewhere?: ReactNode;
  dismiss: string;
  /** To take what a help suggests. */
  accept?: string;
}

interface FormProps<Value> extends FormOptions<Value> {
  texts: FormTexts;
  /** What stands above the submit button. */
  above?: ReactNode;
  /** What stands under it. */
  children?: ReactNode;
}

/** A form described as data: its fields, each of a type, and one `validate` for all its rules. */
export function Form<Value>({ texts, above, children, ...options }: FormProps<Value>) {
  const { errors, helps, announcement, accept, check, alert, sending, dismissAlert, formProps } =
    useForm(options);
  const lead = texts.notice ?? (alert === 0 && texts.intro);
  const fields = fieldsOf(options.fields);
  const broken = fields.filter(([name]) => errors[name]);
  return (
    <form className={styles.form} {...formProps}>
      {lead && <p className={styles.intro}>{lead}</p>}
      {alert > 0 && (
        <div className={styles.alert}>
          <Alert key={alert} dismissLabel={texts.dismiss} onDismiss={dismissAlert}>
            {broken.length > 0 ? texts.invalid : texts.invalidElsewhere}
          </Alert>
        </div>
      )}
      {alert > 0 && broken.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list.
        <ul role="list" className={styles.broken}>
          {broken.map(([name, { label }]) => (
            <li key={name}>
              <a href={`#${controlId(name)}`}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.fields}>
        {fields.map(([name, field]) => (
          <Field
            key={name}
            name={name}
            field={field}
            error={errors[name]}
            help={helps[name]}
            acceptLabel={texts.accept}
            onAccept={() => accept(name)}
            onChange={() => check(name)}
          />
        ))}
      </div>
      <span className={spoken.text} aria-live="polite">
        {announcement}
      </span>
      <div className={styles.footer}>
        {above}
        {/* Never `disabled`: that would drop the focus of whoever pressed it (U-2). */}
        <button type="submit" className={buttonStyles.button} aria-disabled={sending}>
          {sending ? texts.sending : texts.submit}
        </button>
        {texts.note && <p className={styles.note}>{texts.note}</p>}
        {children}
      </div>
    </form>
  );
}
