import { PICTURES } from 'virtual:pictures';
import type { Person } from '../content/studio.ts';
import { STUDIO_TEXTS } from '../content/studio-texts.ts';
import textStyles from '../ui/text.module.css';
import styles from './people.module.css';
import { Picture } from './picture.tsx';

/**
 * The people who answer visitors, each with a portrait or a picture of the studio's desk. Beside the section's title,
 * or below it in a narrow window.
 */
export function People({ people }: { people: readonly Person[] }) {
  return (
    <div className={styles.people}>
      {people.map(({ name, sentence }, index) => {
        const picture = PICTURES.people[index];
        return (
          <div key={name + sentence} className={styles.person}>
            {picture && <Picture picture={picture} sizes="160px" className={styles.portrait} />}
            <div>
              <p className={styles.name}>
                <span className={textStyles.label}>{STUDIO_TEXTS.person}</span> {name}
              </p>
              <p className={styles.sentence}>{sentence}</p>
            </div>
          </div>
        );
      })}
    </div>
  );
}
