import { PROCESS } from '../content/process.ts';
import { STUDIO } from '../content/studio.ts';
import { bindShortWords } from '../ui/bind-short-words.ts';
import labelStyles from '../ui/label.module.css';
import { People } from './people.tsx';
import styles from './process.module.css';

/** How the studio works, as numbered steps. */
export function Process() {
  return (
    <section className={styles.process} aria-labelledby="process-title">
      <p className={labelStyles.label}>{PROCESS.label}</p>
      <h2 id="process-title">{bindShortWords(PROCESS.title)}</h2>
      {STUDIO.people && <People people={STUDIO.people} />}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without bullets. */}
      <ol role="list" className={styles.steps}>
        {PROCESS.steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>{bindShortWords(title)}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
