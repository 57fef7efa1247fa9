import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/styles/global.css';
import styles from './gallery.module.css';
import { Gallery } from './gallery.tsx';
import { SampleForm } from './sample-form.tsx';

/** `/tools/gallery/` of `npm run dev`: every field type in every state. `?form` shows the form alone, for narrow frames. */
const isFormAlone = new URLSearchParams(location.search).has('form');

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>{isFormAlone ? <FormAlone /> : <Gallery />}</StrictMode>,
);

function FormAlone() {
  return (
    <main>
      <h1 className={styles.heading}>Galería de campos</h1>
      <h2 className={styles.heading}>Todos los tipos en un formulario</h2>
      <SampleForm />
    </main>
  );
}
