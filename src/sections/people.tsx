import { PEOPLE, type Picture as PictureContent } from 'virtual:pictures';
import type { Person } from '../content/studio.ts';
import { STUDIO_TEXTS } from '../content/studio-texts.ts';
import styles from './people.module.css';
import { Picture } from './picture.tsx';

/** The people who answer visitors, each with a portrait. They stand beside the section's title, in a narrow window below it. */
export function People({ people }: { people: readonly Person[] }) {
  return (
    <div className={styles.people}>
      {people.map(({ name, sentence }, index) => (
        <div key={name + sentence} className={styles.person}>
          <Picture
            picture={PEOPLE[index] as PictureContent}
            sizes="160px"
            className={styles.portrait}
          />
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
