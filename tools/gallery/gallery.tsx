import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Form } from '../../src/form/form.tsx';
import { useForm } from '../../src/form/use-form.ts';
import '../../src/styles/global.css';
import buttonStyles from '../../src/ui/button.module.css';
import { FIELDS, validate } from './gallery-fields.ts';

const TEXTS = {
  submit: 'Finalizar',
  sending: 'Enviando…',
  sendingAnnouncement: 'Un momento…',
  invalid: 'Por favor, revisa los campos marcados en rojo.',
  dismiss: 'Cerrar',
};

/** The page `/tools/gallery/` of `npm run dev`: one form with a field of every type. Prints its values. */
function Gallery() {
  const form = useForm<Record<string, unknown>>({
    fields: FIELDS,
    validate,
    async submit() {
      form.reset();
      return undefined;
    },
  });
  return (
    <main>
      <h1>Galería de campos</h1>
      <Form form={form} texts={TEXTS}>
        <button type="button" className={buttonStyles.button} onClick={form.reset}>
          Restablecer
        </button>
      </Form>
      <pre id="value">{JSON.stringify(form.values, undefined, 2)}</pre>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
