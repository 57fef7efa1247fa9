import { PROCESS } from '../content/process.ts';
import labelStyles from '../ui/label.module.css';
import { Phrases } from '../ui/phrases.tsx';
import styles from './process.module.css';

/** How the studio works, as numbered steps. */
export function Process() {
  return (
    <section className={styles.process} aria-labelledby="process-title">
      <p className={labelStyles.label}>{PROCESS.label}</p>
      <h2 id="process-title">
        <Phrases>{PROCESS.title}</Phrases>
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without bullets. */}
      <ol role="list" className={styles.steps}>
        {PROCESS.steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>
              <Phrases>{title}</Phrases>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
