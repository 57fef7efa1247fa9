import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/styles/global.css';
import { Gallery } from './gallery.tsx';
import { SampleForm } from './sample-form.tsx';

/** The page `/tools/gallery/` of `npm run dev`. `?form` shows only the form, for tests and narrow windows. */
const showsOnlyForm = new URLSearchParams(location.search).has('form');

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>{showsOnlyForm ? <FormPage /> : <Gallery />}</StrictMode>,
);

function FormPage() {
  return (
    <main>
      <h1>Galería de campos</h1>
      <h2>Todos los tipos en un formulario</h2>
      <SampleForm />
    </main>
  );
}
