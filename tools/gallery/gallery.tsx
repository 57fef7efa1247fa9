import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Form } from '../../src/form/form.tsx';
import { readFields } from '../../src/form/form-state.ts';
import { useForm } from '../../src/form/use-form.ts';
import '../../src/styles/global.css';
import type { Texts } from '../../src/form/controls.ts';
import { DEFAULTS, FIELDS, validate } from './gallery-fields.ts';

const TEXTS = {
  submit: 'Finalizar',
  sending: 'Enviando…',
  sendingAnnouncement: 'Un momento…',
  invalid: 'Por favor, revisa los campos marcados en rojo.',
  dismiss: 'Cerrar',
};

/** The page `/tools/gallery/` of `npm run dev`: one form with a field of every type. Prints its values. */
function Gallery() {
  const [choices, setChoices] = useState<Texts>({});
  const form = useForm<Record<string, unknown>>({
    fields: FIELDS,
    validate,
    defaults: DEFAULTS,
    choices,
    onChoose: (chosen) => setChoices((last) => ({ ...last, ...chosen })),
    isSending: false,
    onSubmit: async () => undefined,
  });
  return (
    <main>
      <h1>Galería de campos</h1>
      <Form form={form} texts={TEXTS} />
      <pre id="value">
        {JSON.stringify(readFields(FIELDS, { ...DEFAULTS, ...choices }), undefined, 2)}
      </pre>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
