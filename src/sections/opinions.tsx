import { SITE } from '../content/site.ts';
import type { Opinions as Content } from '../content/studio.ts';
import { STUDIO_TEXTS } from '../content/studio-texts.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import textStyles from '../ui/text.module.css';
import styles from './opinions.module.css';

/** Published opinions, each with a link to where it can be read. */
export function Opinions({ list, checked }: Content) {
  return (
    <section className={styles.opinions} aria-labelledby="opinions-title">
      <h2 id="opinions-title" className={textStyles.hidden}>
        {STUDIO_TEXTS.opinions}
      </h2>
      {list.map(({ text, name, kind, site, url }) => (
        <figure key={name + text + url}>
          <blockquote>
            <p>«{text}»</p>
          </blockquote>
          <figcaption>
            {name}, {kind}
            <NewTabLink href={url} hint={SITE.newTab}>
              {STUDIO_TEXTS.read} {site}
            </NewTabLink>
          </figcaption>
        </figure>
      ))}
      <p className={styles.checked}>{checked}</p>
    </section>
  );
}
