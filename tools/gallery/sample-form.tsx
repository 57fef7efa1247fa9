import { useEffect, useRef, useState } from 'react';
import { fieldsValidator } from '../../src/form/field-types/define-field-type.ts';
import * as SAMPLES from '../../src/form/field-types/index.ts';
import { Form } from '../../src/form/form.tsx';
import { readValues } from '../../src/form/use-form.ts';
import buttonStyles from '../../src/ui/button.module.css';
import styles from './gallery.module.css';

const TEXTS = {
  intro: 'Todos los campos son necesarios.',
  submit: 'Finalizar',
  sending: 'Enviando…',
  heardWhileSending: 'Un momento…',
  invalid: 'Por favor, revisa los campos marcados en rojo.',
  dismiss: 'Cerrar',
};

/** In characters. Longer strings are shortened: the data of a photograph can have a million characters. */
const PRINTED_LENGTH = 2_000;

const FIELDS = Object.fromEntries(
  Object.entries(SAMPLES).map(([type, sample]) => [type, sample()]),
);
const validate = fieldsValidator(FIELDS);

/** A form with every field type. Prints its values, also after each change and after a reset, and the values that it has sent. */
export function SampleForm() {
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState<unknown>();
  const [sent, setSent] = useState<unknown>();
  useEffect(() => {
    const print = () => {
      if (form.current) setValue(readValues(form.current, FIELDS));
    };
    // `reset` fires before the controls change, so read the values in the next task.
    const printLater = () => setTimeout(print);
    print();
    const { current } = form;
    current?.addEventListener('reset', printLater);
    return () => current?.removeEventListener('reset', printLater);
  }, []);
  return (
    <div className={styles.sampleForm}>
      <Form<Record<string, unknown>>
        ref={form}
        fields={FIELDS}
        texts={TEXTS}
        validate={(input) => {
          setValue(input);
          return validate(input);
        }}
        submit={async (values) => {
          setSent(values);
          return { status: 'sent' };
        }}
      >
        <button type="reset" className={buttonStyles.button}>
          Restablecer
        </button>
      </Form>
      <div className={styles.values}>
        <Printed title="Valor" name="value" value={value} />
        <Printed title="Enviado" name="sent" value={sent} />
      </div>
    </div>
  );
}

function Printed({ title, name, value }: { title: string; name: string; value: unknown }) {
  return (
    <section aria-labelledby={`${name}-title`}>
      <h3 className={styles.name} id={`${name}-title`}>
        {title}
      </h3>
      <pre className={styles.value} id={name}>
        {JSON.stringify(value, shortened, 2)}
      </pre>
    </section>
  );
}

function shortened(_: string, value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= PRINTED_LENGTH) return value;
  return `${value.slice(0, 60)}… (${value.length})`;
}
