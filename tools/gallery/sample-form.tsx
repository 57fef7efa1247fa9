import { useEffect, useEffectEvent, useState } from 'react';
import { fieldsValidator } from '../../src/form/field-types/define-field-type.ts';
import * as SAMPLES from '../../src/form/field-types/index.ts';
import { Form } from '../../src/form/form.tsx';
import { useForm } from '../../src/form/use-form.ts';
import buttonStyles from '../../src/ui/button.module.css';
import styles from './gallery.module.css';

const TEXTS = {
  notice: 'Todos los campos son necesarios.',
  submit: 'Finalizar',
  sending: 'Enviando…',
  sendingAnnouncement: 'Un momento…',
  invalid: 'Por favor, revisa los campos marcados en rojo.',
  dismiss: 'Cerrar',
};

/** In characters. Longer strings are shortened: the data of a photograph can have a million characters. */
const PRINTED_LENGTH = 2_000;

const FIELDS = Object.fromEntries(
  Object.entries(SAMPLES).map(([type, sample]) => [type, sample()]),
);

/** A form with every field type. Prints its values, also after each change and after a reset, and the values that it has sent. */
export function SampleForm() {
  const [sent, setSent] = useState<unknown>();
  const form = useForm<Record<string, unknown>>({
    fields: FIELDS,
    validate: fieldsValidator(FIELDS),
    async submit(values) {
      setSent(values);
      return { status: 'sent' };
    },
  });
  const take = useEffectEvent(form.take);
  useEffect(() => void take(), []);
  return (
    <div className={styles.sampleForm}>
      <Form form={form} texts={TEXTS}>
        <button type="button" className={buttonStyles.button} onClick={form.reset}>
          Restablecer
        </button>
      </Form>
      <div>
        <Printed title="Valor" name="value" value={form.values} />
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
