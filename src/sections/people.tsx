import { PICTURES } from 'virtual:pictures';
import type { Studio } from '../content/studio-schema.ts';
import { STUDIO_TEXTS } from '../content/studio-texts.ts';
import styles from './people.module.css';
import { Picture } from './picture.tsx';

/** The people who answer, each with a portrait: beside the section's title, or below it in a narrow window. */
export function People({ people }: { people: NonNullable<Studio['people']> }) {
  return (
    <div className={styles.people}>
      {people.map(({ portrait, name, sentence }) => (
        <div key={name} className={styles.person}>
          <Picture picture={PICTURES[portrait]} sizes="160px" className={styles.portrait} />
          <div>
            <p className={styles.name}>
              {STUDIO_TEXTS.person} {name}
            </p>
            <p className={styles.sentence}>{sentence}</p>
          </div>
        </div>
      ))}
    </div>
  );
}
