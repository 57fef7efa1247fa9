import { PICTURES } from 'virtual:pictures';
import type { ReactNode } from 'react';
import { HOME, USUAL_FIRST_SENTENCE } from '../content/site.ts';
import textStyles from '../ui/text.module.css';
import styles from './hero.module.css';
import { Picture } from './picture.tsx';

/**
 * Slightly below the real width, so that phones 390 px wide choose the 750 px file, a third smaller than the next one.
 */
const SOURCE_SIZES = '(orientation: portrait) 96vw, 100vw';

/**
 * The sign or «y» with which a part begins. It stays with the service
 * before it, in one line: so late typefaces rarely move a line.
 */
const signBefore = (part: unknown) =>
  (typeof part === 'string' && /^(?:[^\s\w]| [ye](?= ))/.exec(part)?.[0]) || '';

export function Hero({ action }: { action: ReactNode }) {
  const { heading, text } = HOME.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Picture
        picture={PICTURES.hero}
        sizes={SOURCE_SIZES}
        className={`${styles.picture} ${textStyles.screen}`}
        isFirst
      />
      <div className={styles.text}>
        <h1
          id="hero-title"
          className={styles.title}
          data-long={heading.first.length > USUAL_FIRST_SENTENCE || undefined}
        >
          <span className={styles.line}>{heading.first}</span>{' '}
          <span className={styles.line}>
            <em>{heading.emphasis}</em> <span className={textStyles.phrase}>{heading.rest}</span>
          </span>
        </h1>
        <p>
          {text.map((part, index) =>
            typeof part === 'string' ? (
              part.slice(index === 0 ? 0 : signBefore(part).length)
            ) : (
              <span key={part.section} className={textStyles.phrase}>
                {/* `jump-to.ts` centres the section. */}
                <a href={`/#${part.section}`}>{part.text}</a>
                {signBefore(text[index + 1])}
              </span>
            ),
          )}
        </p>
        {action}
      </div>
    </section>
  );
}
