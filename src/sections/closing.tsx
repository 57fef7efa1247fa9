import type { ReactNode } from 'react';
import { PICTURES } from '../content/pictures.ts';
import { HOME } from '../content/site.ts';
import styles from './closing.module.css';

export function Closing({ action }: { action: ReactNode }) {
  const { src, width, height, alt } = PICTURES.closing;
  const { title, text } = HOME.closing;
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <img
        className={styles.picture}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
      />
      <div className={styles.text}>
        <h2 id="closing-title" className={styles.title}>
          {title}
        </h2>
        <p>{text}</p>
        {action}
      </div>
    </section>
  );
}
