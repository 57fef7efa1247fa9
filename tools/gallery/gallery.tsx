import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Form } from '../../src/form/form.tsx';
import { useForm } from '../../src/form/use-form.ts';
import '../../src/styles/global.css';
import buttonStyles from '../../src/ui/button.module.css';
import styles from './gallery.module.css';
import { FIELDS, validate } from './gallery-fields.ts';

const TEXTS = {
  submit: 'Finalizar',
  sending: 'Enviando…',
  sendingAnnouncement: 'Un momento…',
  invalid: 'Por favor, revisa los campos marcados en rojo.',
  dismiss: 'Cerrar',
};

/** The page `/tools/gallery/` of `npm run dev`: one form with a field of every type. Prints its values, and those that it has sent. */
function Gallery() {
  const [sent, setSent] = useState<unknown>();
  const form = useForm<Record<string, unknown>>({
    fields: FIELDS,
    validate,
    async submit(values) {
      setSent(values);
      form.reset();
      return undefined;
    },
  });
  return (
    <main className={styles.gallery}>
      <h1>Galería de campos</h1>
      <p>
        Todos los tipos de campo en un formulario. Solo existe en <code>npm run dev</code>.
      </p>
      <Form form={form} texts={TEXTS}>
        <button type="button" className={buttonStyles.button} onClick={form.reset}>
          Restablecer
        </button>
      </Form>
      <h2>Valor</h2>
      <pre className={styles.value} id="value">
        {JSON.stringify(form.values, undefined, 2)}
      </pre>
      <h2>Enviado</h2>
      <pre className={styles.value} id="sent">
        {JSON.stringify(sent, undefined, 2)}
      </pre>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
