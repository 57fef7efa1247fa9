import { PICTURES } from 'virtual:pictures';
import type { Work } from '../content/studio.ts';
import { STUDIO_TEXTS } from '../content/studio-texts.ts';
import { Picture } from './picture.tsx';
import styles from './works.module.css';

/** Slightly below the real width on a phone, as in the hero. */
const SOURCE_SIZES = '(min-width: 768px) 28vw, 80vw';

/** Events that the studio has organised. */
export function Works({ works }: { works: readonly Work[] }) {
  return (
    <section className={styles.works} aria-labelledby="works-title">
      <h2 id="works-title">{STUDIO_TEXTS.works}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without bullets. */}
      <ul role="list">
        {works.map(({ picture: photo, kind, place, month }, index) => {
          const picture = PICTURES.works[index];
          return (
            <li key={photo.file + kind + place + month}>
              {picture && (
                <Picture picture={picture} sizes={SOURCE_SIZES} className={styles.picture} />
              )}
              <p>
                {kind} en {place} · {month}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
