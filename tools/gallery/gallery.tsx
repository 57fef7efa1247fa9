import { StrictMode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Field } from '../../src/form/field.tsx';
import type { FieldDescription } from '../../src/form/field-types/define-field-type.ts';
import * as SAMPLES from '../../src/form/field-types/index.ts';
import '../../src/styles/global.css';
import styles from './gallery.module.css';
import { SampleForm } from './sample-form.tsx';
import { fillIn, STATES, type State } from './states.ts';

/** The types to show. With `?form` the page leaves them out, for tests and narrow windows. */
const TYPES: Partial<typeof SAMPLES> = new URLSearchParams(location.search).has('form')
  ? {}
  : SAMPLES;

/** The page `/tools/gallery/` of `npm run dev`: every field type in every state, then a form with all types. */
function Gallery() {
  return (
    <main className={styles.gallery}>
      <h1>Galería de campos</h1>
      <p>
        Cada tipo de campo en cada estado. Solo existe en <code>npm run dev</code>.
      </p>
      {Object.entries(TYPES).map(([type, sample]) => (
        <section key={type} aria-labelledby={`type-${type}`}>
          <h2 className={styles.heading} id={`type-${type}`}>
            {type}
          </h2>
          <div className={styles.states} data-wide={sample().wide}>
            {Object.entries(STATES).map(([name, state]) => (
              <Sample key={name} id={`${type}-${name}`} field={sample()} state={state} />
            ))}
          </div>
        </section>
      ))}
      <section aria-labelledby="type-all">
        <h2 className={styles.heading} id="type-all">
          Todos los tipos en un formulario
        </h2>
        <SampleForm />
      </section>
    </main>
  );
}

const noop = () => {};

function Sample({ id, field, state }: { id: string; field: FieldDescription; state: State }) {
  const box = useRef<HTMLFormElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    // Only once: React's strict mode runs every effect twice.
    if (box.current && state.isFilled && !isDone.current) fillIn(box.current);
    isDone.current = true;
  }, [state]);
  return (
    <form id={id} ref={box} onSubmit={(event) => event.preventDefault()}>
      <h3 className={styles.name}>{state.title}</h3>
      <Field
        name={id}
        field={state.describe?.(field) ?? field}
        error={state.error}
        help={state.help}
        acceptLabel="Cambiar"
        onAccept={noop}
        onChange={noop}
      />
    </form>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
