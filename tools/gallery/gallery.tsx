import { useEffect, useRef } from 'react';
import { Field } from '../../src/form/field.tsx';
import type { FieldDescription } from '../../src/form/field-description.ts';
import { definitionOf } from '../../src/form/fields/control.ts';
import { FIELD_TYPES } from '../../src/form/fields/index.ts';
import { copyFocusRules } from './act.ts';
import styles from './gallery.module.css';
import { SampleForm } from './sample-form.tsx';
import { SAMPLE_FIELDS } from './samples.ts';
import { STATES, type State } from './states.ts';

/** Every field type in every state, then a form of them all, here and in a frame of 320 px. */
export function Gallery() {
  useEffect(copyFocusRules, []);
  return (
    <main className={styles.gallery}>
      <h1 className={styles.title}>Galería de campos</h1>
      <p className={styles.intro}>
        Cada tipo de campo en cada estado. Solo existe en <code>npm run dev</code>.
      </p>
      {SAMPLE_FIELDS.map((field) => (
        <section key={field.type} aria-labelledby={`type-${field.type}`}>
          <h2 className={styles.heading} id={`type-${field.type}`}>
            {field.type}
          </h2>
          <div className={styles.states} data-wide={field.wide}>
            {Object.entries(STATES).map(([name, state]) => (
              <Sample key={name} id={`${field.type}-${name}`} field={field} state={state} />
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
      <section aria-labelledby="type-narrow">
        <h2 className={styles.heading} id="type-narrow">
          El mismo, en 320 px
        </h2>
        <iframe className={styles.narrow} src="?form" title="El formulario en 320 px" />
      </section>
    </main>
  );
}

const NOTHING = () => {};

/** One field in one state. */
function Sample({ id, field, state }: { id: string; field: FieldDescription; state: State }) {
  const box = useRef<HTMLFormElement>(null);
  const description = { ...(state.describe?.(field) ?? field), name: id };
  const acted = useRef(false);
  useEffect(() => {
    // Once, although React's strict mode tries every effect twice.
    if (box.current && !acted.current) state.act?.(box.current);
    acted.current = true;
  }, [state]);
  return (
    <form id={id} ref={box} className={styles.state} onSubmit={(event) => event.preventDefault()}>
      <h3 className={styles.name}>{state.title}</h3>
      <Field
        field={description}
        definition={definitionOf(FIELD_TYPES, description)}
        error={state.error}
        help={state.help}
        takeLabel="Cambiar"
        onTake={NOTHING}
        onChange={NOTHING}
      />
    </form>
  );
}
