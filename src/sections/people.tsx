import { PEOPLE } from 'virtual:pictures';
import type { Picture as PictureContent } from '../content/picture.ts';
import type { Studio } from '../content/schema/studio.ts';
import { STUDIO_TEXTS } from '../content/studio-texts.ts';
import styles from './people.module.css';
import { Picture } from './picture.tsx';

/** The people who answer visitors, each with a portrait. They stand beside the section's title, in a narrow window below it. */
export function People({ people }: { people: NonNullable<Studio['people']> }) {
  return (
    <div className={styles.people}>
      {people.map(({ name, sentence }, index) => (
        <div key={name} className={styles.person}>
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
